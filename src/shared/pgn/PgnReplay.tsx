import { FlipVertical2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { annotatedFromPgn, type AnnotatedGame, gamesIn } from '../../board/annotated.ts';
import { Board } from '../../board/Board.tsx';
import { CopyButton } from '../../board/CopyButton.tsx';
import { fenAt } from '../../board/game.ts';
import { MoveList } from '../../board/MoveList.tsx';
import { sayMove } from '../../board/notation.ts';
import { type Color, opposite } from '../../board/squares.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useStepKeys } from '../games/use-step-keys.ts';

const NOTHING_TO_MOVE = () => undefined;

const read = (pgn: string): AnnotatedGame | null => {
  try {
    return annotatedFromPgn(pgn);
  } catch {
    return null;
  }
};

type PgnReplayProps = {
  pgn: string;
  /** Whether the arrow keys of the whole page step through the moves: not where other elements use them. */
  takesKeys: boolean;
};

/** The games of a PGN on a board, one at a time, from the first position on. */
const PgnReplay = ({ pgn, takesKeys }: PgnReplayProps) => {
  const games = useMemo(() => gamesIn(pgn), [pgn]);
  const [place, setPlace] = useState(0);
  const chosen = games[place] ?? games[0] ?? '';
  const annotated = useMemo(() => read(chosen), [chosen]);
  return (
    <>
      {games.length > 1 && (
        <Field label="Partida" className="mb-5 max-w-md">
          <Select value={place} onChange={event => setPlace(Number(event.target.value))}>
            {games.map((game, own) => (
              <option key={own} value={own}>
                {own + 1}. {read(game)?.title || 'Partida'}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {annotated ? (
        <Replay key={chosen} annotated={annotated} pgn={chosen} takesKeys={takesKeys} />
      ) : (
        <Alert tone="danger">Não foi possível ler este PGN. Confira se o arquivo traz uma partida completa.</Alert>
      )}
    </>
  );
};

export default PgnReplay;

const StepKeys = ({ ply, length, onGoTo }: { ply: number; length: number; onGoTo: (ply: number) => void }) => {
  useStepKeys(ply, length, next => onGoTo(Math.min(Math.max(next, 0), length)));
  return null;
};

const Replay = ({
  annotated: { game, comments, title },
  pgn,
  takesKeys,
}: PgnReplayProps & { annotated: AnnotatedGame }) => {
  const [ply, goTo] = useState(0);
  const [orientation, setOrientation] = useState<Color>('w');
  const move = game.moves[ply - 1];
  const comment = comments.get(ply);
  return (
    <div className="@container">
      {takesKeys && <StepKeys ply={ply} length={game.moves.length} onGoTo={goTo} />}
      {title && <p className="mb-3 font-semibold">{title}</p>}
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="mx-auto w-full max-w-[min(100%,max(16rem,100dvh-20rem))]">
          <Board
            label="Tabuleiro da partida"
            fen={fenAt(game, ply)}
            moves={[]}
            lastMove={move}
            orientation={orientation}
            onMove={NOTHING_TO_MOVE}
          />
        </div>
        <div className="min-w-0 space-y-4">
          <div role="status" aria-label="Lance mostrado" className="min-h-20 rounded-control bg-gold-soft px-4 py-3">
            <p className="font-semibold">{move ? sayMove(move) : 'Posição inicial'}</p>
            {comment && <p className="mt-1">{comment}</p>}
          </div>
          {/* On a phone the buttons that walk through the moves stay in sight of the board. */}
          <div className="[&_ol]:max-h-28 @3xl:[&_ol]:max-h-56">
            <MoveList game={game} ply={ply} onGoTo={goTo} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="ghost" size="sm" onClick={() => setOrientation(opposite(orientation))}>
              <FlipVertical2 aria-hidden /> Virar tabuleiro
            </Button>
            <CopyButton name="PGN" text={() => pgn} />
          </div>
        </div>
      </div>
    </div>
  );
};
