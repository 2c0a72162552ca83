import { useState } from 'react';
import type { Move } from '../../../board/game.ts';
import { findMove } from '../../../board/game.ts';
import { type Shape, shapesIn, toggled } from '../../../../server/rules/comment-marks.ts';
import type { PlayedMove } from '../../../../server/rules/played-move.ts';
import { movesIn } from '../../../../server/rules/legal-moves.ts';
import {
  begun,
  changed,
  chosenOf,
  type EditedChapter,
  type Editing,
  freshKey,
  type History,
  withAdded,
  withChapter,
} from './editing.ts';
import { redone, undone } from '../../../shared/tree/history.ts';
import {
  bareTree,
  fenAt,
  type NodeId,
  withDrawings,
  withMove,
  withRight,
  withSign,
  writtenAt,
} from '../../../shared/tree/tree-edit.ts';

const SHORT = { white: 'w', black: 'b' } as const;
const MISTAKE = 2;

/**
 * Whether the student's moves that are played now are to be found, or mistakes that are answered; another chapter or
 * position begins with what is to be found.
 */
export type Playing = 'right' | 'wrong';

/** The chapters of a lesson as they are edited, and what is done to them. */
export const useEditing = (initial: readonly EditedChapter[]) => {
  const [history, setHistory] = useState<History>(() => begun(initial));
  const [playing, setPlaying] = useState<Playing>('right');
  const { present } = history;
  const chapter = chosenOf(present);
  const edit = (change: (editing: Editing) => Editing, run?: string) =>
    setHistory(before => changed(before, change(before.present), run));
  const changeChapter = (change: Partial<EditedChapter>, run?: string) =>
    edit(editing => withChapter(editing, change), run);

  const play = (move: Move) => {
    if (!chapter) return;
    const { tree, mode, side } = chapter;
    const played = findMove(movesIn(fenAt(tree, present.current)), move);
    if (!played) return;
    const { tree: grown, id } = withMove(tree, present.current, played);
    const isNew = grown !== tree;
    const isToFind = mode === 'responder' && played.color === SHORT[side];
    const marked =
      !isNew || !isToFind ? grown : playing === 'right' ? withRight(grown, id, true) : withSign(grown, id, MISTAKE);
    edit(editing => (isNew ? withChapter(editing, { tree: marked }, id) : { ...editing, current: id }));
  };
  return {
    present,
    chapter,
    playing,
    setPlaying,
    edit,
    changeChapter,
    changeTree: (tree: EditedChapter['tree'], current: NodeId = present.current, run?: string) =>
      edit(editing => withChapter(editing, { tree }, current), run),
    play,
    /** Takes a move as right, at a place of the tree that need not be on the board. */
    accept: (at: NodeId, move: PlayedMove) => {
      if (!chapter) return;
      const { tree, id } = withMove(chapter.tree, at, move);
      edit(editing => withChapter(editing, { tree: withRight(tree, id, true) }));
    },
    /** Draws on the position that is shown now: a finger that goes on draws twice in a moment. */
    draw: (shape: Shape) =>
      edit(editing => {
        const { tree } = chosenOf(editing) ?? {};
        if (!tree) return editing;
        const shapes = toggled(shapesIn(writtenAt(tree, editing.current)), shape);
        return withChapter(editing, { tree: withDrawings(tree, editing.current, shapes) });
      }),
    goTo: (current: NodeId) => edit(editing => ({ ...editing, current })),
    choose: (chosen: number) => {
      setPlaying('right');
      edit(editing => ({ ...editing, chosen, current: null }));
    },
    add: (added: readonly Omit<EditedChapter, 'key'>[]) => {
      setPlaying('right');
      setHistory(before => changed(before, withAdded(before.present, added, freshKey(before))));
    },
    setUp: (fen: string) => {
      setPlaying('right');
      edit(editing =>
        withChapter(editing, { tree: bareTree(fen), side: fen.split(' ')[1] === 'b' ? 'black' : 'white' }, null),
      );
    },
    undo: history.past.length > 0 ? () => setHistory(undone) : undefined,
    redo: history.future.length > 0 ? () => setHistory(redone) : undefined,
  };
};
