import { useState } from 'react';
import { NotationError } from '../../../../server/rules/pgn-text.ts';
import { START_FEN } from '../../../../server/rules/position.ts';
import { diagramsIn } from '../../../board/diagram.ts';
import type { Color } from '../../../board/squares.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { fenOfSetUp, mayCastle, problemOf, RIGHTS, type SetUp, setUpOf } from './set-up.ts';
import { SetUpBoard } from './SetUpBoard.tsx';

const HOW =
  'Arraste as peças, ou escolha uma e toque nas casas. No teclado: R, D, T, B, C, P põem uma peça branca na casa; ' +
  'com Shift, preta; Delete apaga.';
const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

/** The first position of a text, and that of a new game where there is none. */
const firstIn = (text: string): string => {
  try {
    return diagramsIn(text)[0]?.fen ?? START_FEN;
  } catch (error) {
    if (error instanceof NotationError) return START_FEN;
    throw error;
  }
};

type SetUpDialogProps = {
  /** A position; what is none begins with that of a new game. */
  start: string;
  orientation: Color;
  /** What the button says that ends it. */
  action: string;
  /** Said where the moves of a chapter would go. */
  warning?: string | undefined;
  onDone: (fen: string) => void;
  onClose: () => void;
};

/** A position is set up: pieces, who moves, castling; or pasted as FEN. */
export const SetUpDialog = ({ start, orientation, action, warning, onDone, onClose }: SetUpDialogProps) => {
  const [setUp, setSetUp] = useState<SetUp>(() => setUpOf(firstIn(start)));
  /** What is typed into the field for FEN, as long as it is not what the board shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string>();
  const problem = problemOf(setUp);
  const change = (next: SetUp) => {
    setSetUp(next);
    setTyped(null);
    setMistake(undefined);
  };
  const type = (text: string) => {
    setTyped(text);
    try {
      const [diagram] = diagramsIn(text);
      if (diagram) setSetUp(setUpOf(diagram.fen));
      setMistake(undefined);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      setMistake(error.message);
    }
  };
  return (
    <Dialog
      open
      size="xl"
      title="Montar a posição"
      description={HOW}
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={problem !== null || mistake !== undefined} onClick={() => onDone(fenOfSetUp(setUp))}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SetUpBoard setUp={setUp} orientation={orientation} onChange={change} />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => change(setUpOf(START_FEN))}>
            Posição inicial do jogo
          </Button>
          <Button variant="secondary" size="sm" onClick={() => change(setUpOf(EMPTY))}>
            Esvaziar
          </Button>
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Quem joga">
            <Select value={setUp.turn} onChange={event => change({ ...setUp, turn: event.target.value as Color })}>
              <option value="w">Brancas</option>
              <option value="b">Pretas</option>
            </Select>
          </Field>
          <Field label="FEN" error={mistake} optional>
            <TextInput
              value={typed ?? fenOfSetUp(setUp)}
              spellCheck={false}
              autoComplete="off"
              onChange={event => type(event.target.value)}
            />
          </Field>
        </div>
        {RIGHTS.some(({ right }) => mayCastle(setUp, right)) && (
          <fieldset className="grid gap-2 sm:grid-cols-2">
            <legend className="mb-1.5 font-semibold">Ainda pode rocar</legend>
            {RIGHTS.filter(({ right }) => mayCastle(setUp, right)).map(({ right, label }) => (
              <label key={right} className="flex min-h-10 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  checked={setUp.rights.includes(right)}
                  onChange={event => {
                    const others = setUp.rights.filter(other => other !== right);
                    change({ ...setUp, rights: event.target.checked ? [...others, right] : others });
                  }}
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        {problem && <Alert tone="gold">{problem}</Alert>}
        {!problem && warning && <Alert tone="gold">{warning}</Alert>}
      </div>
    </Dialog>
  );
};
