import { FlipVertical2, Redo2, Save, Undo2 } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameTree } from '../../../../../server/rules/game-tree.ts';
import { movesIn } from '../../../../../server/rules/legal-moves.ts';
import { toUci } from '../../../../../server/rules/played-move.ts';
import { linesOf } from '../../../../../server/rules/repertoire-lines.ts';
import { pgnOf } from '../../../../../server/rules/tree-pgn.ts';
import { plural } from '../../../../lib/plural.ts';
import { MoveSheet } from '../../../../shared/tree/MoveSheet.tsx';
import { MoveTools } from '../../../../shared/tree/MoveTools.tsx';
import { OpenBar } from '../../../../shared/tree/OpenBar.tsx';
import { TreeBoard } from '../../../../shared/tree/TreeBoard.tsx';
import {
  fenAt,
  type NodeId,
  nodeOf,
  promoted,
  withComment,
  withMove,
  withoutBranch,
  withSign,
} from '../../../../shared/tree/tree-edit.ts';
import { useEditedTree } from '../../../../shared/tree/use-edited-tree.ts';
import { useUndoKeys } from '../../../../shared/tree/use-undo-keys.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { repertoireHref } from './repertoire-view.ts';
import { type DraftSource, keepDraft } from './repertoire-draft.ts';
import { sideNames } from './repertoire-texts.ts';
import { useSaveRepertoire } from './use-repertoires.ts';

type Side = 'white' | 'black';
type Opened = { title: string; side: Side; tree: GameTree };

/** Plays the moves of a game into a tree: what is missing is added. */
const withPath = (tree: GameTree, path: readonly string[]): { tree: GameTree; current: NodeId } => {
  let now: { tree: GameTree; current: NodeId } = { tree, current: null };
  for (const uci of path) {
    const move = movesIn(fenAt(now.tree, now.current)).find(own => toUci(own) === uci);
    if (!move) break;
    const next = withMove(now.tree, now.current, move);
    now = { tree: next.tree, current: next.id };
  }
  return now;
};

type TreeFormProps = {
  userId: number;
  /** Undefined for a new one. */
  repertoireId: number | undefined;
  source: DraftSource;
  saved: Opened;
  /** What was not saved the last time. */
  draft: Opened | undefined;
  /** The moves of a game that is to be answered. */
  path: readonly string[];
};

/** Name, side and tree of a repertoire. What is not saved yet is kept on this device. */
export const TreeForm = ({ userId, repertoireId, source, saved, draft, path }: TreeFormProps) => {
  const [, go] = useLocation();
  const [first] = useState(() => {
    const { title, side, tree } = draft ?? saved;
    return { title, side, ...withPath(tree, path) };
  });
  const [title, setTitle] = useState(first.title);
  const [side, setSide] = useState<Side>(first.side);
  const [isTurned, setTurned] = useState(false);
  const [isMissing, setMissing] = useState<'title' | 'line'>();
  const [isRestored, setRestored] = useState(draft !== undefined);
  /** The tree as it is before anything is changed. */
  const [base, setBase] = useState(first.tree);
  const board = useEditedTree(first.tree, first.current);
  const { tree, current, changeTree } = board;
  const { create, save } = useSaveRepertoire();
  useUndoKeys(board.undo, board.redo);
  const isChanged = isRestored || title !== saved.title || side !== saved.side || tree !== base;
  useEffect(() => {
    keepDraft(userId, source, isChanged ? { title, side, pgn: pgnOf(tree, {}) } : null);
  }, [isChanged, userId, source, title, side, tree]);

  const lines = linesOf(tree, side).length;
  const isWhite = (side === 'white') !== isTurned;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = title.trim() === '' ? 'title' : lines === 0 ? 'line' : undefined;
    setMissing(missing);
    if (missing) return;
    const form = { title: title.trim(), side, pgn: pgnOf(tree, {}) };
    const onSuccess = ({ repertoire }: { repertoire: { id: number } }) => {
      keepDraft(userId, source, null);
      toast({ title: 'Repertório salvo!' });
      go(repertoireHref({ repertoire: repertoire.id }));
    };
    if (repertoireId === undefined) create.mutate(form, { onSuccess });
    else save.mutate({ repertoireId, ...form }, { onSuccess });
  };
  const discard = () => {
    setRestored(false);
    setTitle(saved.title);
    setSide(saved.side);
    setBase(saved.tree);
    board.open(saved.tree);
  };
  return (
    <div className="@container">
      {isRestored && (
        <Alert className="mb-4">
          Aqui está o que você não tinha salvado.{' '}
          <Button variant="secondary" size="sm" onClick={discard}>
            Descartar
          </Button>
        </Alert>
      )}
      <form
        noValidate
        onSubmit={submit}
        className="mb-4 grid grid-cols-1 items-start gap-4 @2xl:grid-cols-[minmax(0,1fr)_12rem_auto]"
      >
        <Field label="Nome" error={isMissing === 'title' ? 'Dê um nome ao repertório' : undefined}>
          <TextInput
            value={title}
            maxLength={80}
            placeholder="Ex.: Italiana"
            onChange={event => setTitle(event.target.value)}
          />
        </Field>
        <Field label="Lado">
          <Select value={side} onChange={event => setSide(event.target.value === 'black' ? 'black' : 'white')}>
            <option value="white">{sideNames.white}</option>
            <option value="black">{sideNames.black}</option>
          </Select>
        </Field>
        <Button type="submit" loading={create.isPending || save.isPending} className="@2xl:mt-8">
          <Save aria-hidden /> Salvar
        </Button>
      </form>
      {isMissing === 'line' && (
        <Alert tone="danger" className="mb-4">
          Jogue no tabuleiro ao menos um lance das {side === 'white' ? 'brancas' : 'pretas'}.
        </Alert>
      )}
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <OpenBar fen={fenAt(tree, current)} orientation={isWhite ? 'w' : 'b'} isSignedIn onOpen={board.open} />
        <Button variant="secondary" size="icon" aria-label="Desfazer" disabled={!board.undo} onClick={board.undo}>
          <Undo2 aria-hidden />
        </Button>
        <Button variant="secondary" size="icon" aria-label="Refazer" disabled={!board.redo} onClick={board.redo}>
          <Redo2 aria-hidden />
        </Button>
        <Button variant="secondary" size="icon" aria-label="Virar tabuleiro" onClick={() => setTurned(!isTurned)}>
          <FlipVertical2 aria-hidden />
        </Button>
        <p role="status">{plural(lines, 'linha')}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_23rem]">
        <TreeBoard
          label="Tabuleiro do repertório"
          tree={tree}
          orientation={isWhite ? 'w' : 'b'}
          current={current}
          onPlay={board.play}
          onGoTo={board.goTo}
          onDraw={board.draw}
          onTree={own => changeTree(own)}
        />
        <div className="grid min-w-0 gap-4">
          <MoveSheet label="Lances do repertório" tree={tree} current={current} onGoTo={board.goTo} />
          <MoveTools
            name={0}
            tree={tree}
            current={current}
            placeholder="A ideia deste lance"
            onComment={text => changeTree(withComment(tree, current, text), current, `comment ${current}`)}
            onSign={nag => current !== null && changeTree(withSign(tree, current, nag))}
            onPromote={() => current !== null && changeTree(promoted(tree, current))}
            onRemove={() =>
              current !== null && changeTree(withoutBranch(tree, current), nodeOf(tree, current)?.parent ?? null)
            }
          />
        </div>
      </div>
    </div>
  );
};
