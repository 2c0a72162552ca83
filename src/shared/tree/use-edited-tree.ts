import { useState } from 'react';
import { type Shape, shapesIn, toggled } from '../../../server/rules/comment-marks.ts';
import type { GameTree } from '../../../server/rules/game-tree.ts';
import { movesIn } from '../../../server/rules/legal-moves.ts';
import { findMove, type Move } from '../../board/game.ts';
import { firstStep, redone, stepTo, undone } from './history.ts';
import { fenAt, type NodeId, withDrawings, withMove, writtenAt } from './tree-edit.ts';

type Edited = { readonly tree: GameTree; readonly current: NodeId };

/** Plays moves one after the other, as far as they are possible. */
const withMoves = (edited: Edited, moves: readonly Move[]): Edited => {
  let now = edited;
  for (const move of moves) {
    const found = findMove(movesIn(fenAt(now.tree, now.current)), move);
    if (!found) return now;
    const { tree, id } = withMove(now.tree, now.current, found);
    now = { tree, current: id };
  }
  return now;
};

/** The tree that is worked on, the move on the board, and what is done to both. */
export const useEditedTree = (initial: GameTree, first: NodeId = null) => {
  const [steps, setSteps] = useState(() => firstStep<Edited>({ tree: initial, current: first }));
  const change = (next: (now: Edited) => Edited, run?: string) =>
    setSteps(before => {
      const to = next(before.present);
      return stepTo(before, to, to.tree === before.present.tree, run);
    });
  return {
    ...steps.present,
    goTo: (current: NodeId) => change(now => ({ ...now, current })),
    play: (move: Move) => change(now => withMoves(now, [move])),
    /** Adds a line and stays where it branches off. */
    add: (moves: readonly Move[]) => change(now => ({ ...withMoves(now, moves), current: now.current })),
    open: (tree: GameTree) => change(() => ({ tree, current: null })),
    changeTree: (tree: GameTree, current?: NodeId, run?: string) =>
      change(now => ({ tree, current: current === undefined ? now.current : current }), run),
    draw: (shape: Shape) =>
      change(({ tree, current }) => ({
        tree: withDrawings(tree, current, toggled(shapesIn(writtenAt(tree, current)), shape)),
        current,
      })),
    undo: steps.past.length > 0 ? () => setSteps(undone) : undefined,
    redo: steps.future.length > 0 ? () => setSteps(redone) : undefined,
  };
};

export type EditedTree = ReturnType<typeof useEditedTree>;
