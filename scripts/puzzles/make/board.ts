import { Chess, type Color, type Move } from 'chess.js';
import { materialFor } from '../../../server/engine/ai-move.ts';
import type { Man } from '../../../server/engine/board-tactics.ts';

/** Positions and material, for the themes and the maker. */

/** Material of one side minus the other's, in centipawns. */
export const balance = (chess: Chess, color: Color): number => materialFor(chess) * (chess.turn() === color ? 1 : -1);

export const men = (chess: Chess): Man[] =>
  chess
    .board()
    .flat()
    .filter(man => man !== null);

export const afterMove = (move: Move): Chess => new Chess(move.after);
export const beforeMove = (move: Move): Chess => new Chess(move.before);
