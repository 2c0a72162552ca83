import type { Chess, Move } from 'chess.js';
import { afterMove, beforeMove } from '../board.ts';
import type { Solution, Step } from '../solution.ts';

/** The move in another position, if it is legal there. */
const tryMove = (chess: Chess, { from, to, promotion }: Move): Move | undefined =>
  chess.moves({ verbose: true }).find(move => move.from === from && move.to === to && move.promotion === promotion);

const canTakeBack = (after: Chess, from: string, to: string): boolean =>
  after.moves({ verbose: true }).some(move => move.from === from && move.to === to);

/**
 * The defender takes the offered piece and so leaves its post. The next move wins a piece or mates; played at once,
 * that defender would have taken back.
 */
const isDeflection = ({ move, reply, next }: Step): boolean => {
  if (!reply?.captured || reply.to !== move.to || !next || next.to === move.to) return false;
  const after = afterMove(next);
  const isTelling = after.isCheckmate() || (next.captured !== undefined && next.captured !== 'p');
  const atOnce = tryMove(beforeMove(move), next);
  return (
    isTelling &&
    atOnce !== undefined &&
    canTakeBack(afterMove(atOnce), reply.from, next.to) &&
    !after.moves({ verbose: true }).some(({ to }) => to === next.to)
  );
};

export const attractsDefenderAway = ({ shown }: Solution): boolean => shown.some(isDeflection);
