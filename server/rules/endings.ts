import { canMate, otherSide, positionKey, type Side } from './moves.ts';

export type Result = '1-0' | '0-1' | '1/2-1/2';
export type BoardEnding =
  | 'checkmate'
  | 'stalemate'
  | 'insufficient_material'
  | 'dead_position'
  | 'fivefold'
  | 'seventy_five_moves';
export type ClaimedEnding = 'threefold' | 'fifty_moves';
export type Verdict<Ending extends string = string> = { result: Result; ending: Ending };

export const DRAW = '1/2-1/2';
export const winFor = (side: Side): Result => (side === 'white' ? '1-0' : '0-1');

const SHORT: Record<Side, 'w' | 'b'> = { white: 'w', black: 'b' };
const mayMate = (fen: string, side: Side): boolean => canMate(fen, SHORT[side]);

/** Half-moves without a capture or a pawn's move. */
export const quietPlies = (fen: string): number => Number(fen.split(' ')[4]);
/** Fifty moves by each side may be claimed (FIDE 9.3). */
const FIFTY = 100;

/** How often the last of these positions has stood on the board. */
export const repetitions = (fens: readonly string[]): number => {
  const last = positionKey(fens.at(-1) ?? '');
  return fens.filter(fen => fen.startsWith(last) && positionKey(fen) === last).length;
};

/** The draw that a player may claim in the last position (FIDE 9.2, 9.3). */
export const claimIn = (fens: readonly string[]): Verdict<ClaimedEnding> | undefined => {
  if (repetitions(fens) >= 3) return { result: DRAW, ending: 'threefold' };
  return quietPlies(fens.at(-1) ?? '') >= FIFTY ? { result: DRAW, ending: 'fifty_moves' } : undefined;
};

/** A player who runs out of time loses, unless the other side could not mate (FIDE 6.9). */
export const verdictOnTime = (fen: string, fallen: Side): Verdict<'time'> => {
  const other = otherSide(fallen);
  return { result: mayMate(fen, other) ? winFor(other) : DRAW, ending: 'time' };
};
