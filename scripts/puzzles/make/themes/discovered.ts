import type { Square } from 'chess.js';
import { isBetween, opposite } from '../../../../server/engine/board-lines.ts';
import { afterMove, beforeMove } from '../board.ts';
import type { Solution, Step } from '../solution.ts';

const enemyKing = ({ move }: Step): Square | undefined =>
  afterMove(move).findPiece({ type: 'k', color: opposite(move.color) })[0];
const checkers = (step: Step): Square[] => {
  const king = enemyKing(step);
  return king ? afterMove(step.move).attackers(king, step.move.color) : [];
};
/** Castling uncovers nothing, because the rook moves too. */
const uncovers = ({ move }: Step, from: Square, target: Square): boolean =>
  !move.isKingsideCastle() &&
  !move.isQueensideCastle() &&
  from !== move.to &&
  isBetween(move.from, from, target) &&
  !beforeMove(move).attackers(target, move.color).includes(from);

const givesDiscoveredCheck = (step: Step): boolean => {
  const king = enemyKing(step);
  return king !== undefined && checkers(step).some(from => uncovers(step, from, king));
};

/** The piece behind the moved one captures on the opened line. */
const takesWhatWasUncovered = (step: Step): boolean => {
  const { move, next } = step;
  if (!next?.captured || next.captured === 'p') return false;
  return uncovers(step, next.from, next.to) && afterMove(move).attackers(next.to, move.color).includes(next.from);
};

/** A move opens the line of a piece behind it: with check, or towards a piece that is taken next. */
export const discovers = ({ shown }: Solution): boolean =>
  shown.some(step => givesDiscoveredCheck(step) || takesWhatWasUncovered(step));

/** Two pieces give check at once. */
export const doubleChecks = ({ shown }: Solution): boolean => shown.some(step => checkers(step).length >= 2);
