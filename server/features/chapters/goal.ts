/** What a student is to reach when a chapter is played out against the engine. Pure. */
import type { Chess } from 'chessops/chess';
import { parseUci } from 'chessops/util';
import { playOn, positionOf } from '../../rules/position.ts';
import { identityOf } from '../../engine/moves.ts';

export type Goal =
  | { kind: 'mate' | 'win' | 'draw' | 'promote'; moves?: undefined }
  | { kind: 'mate' | 'hold'; moves: number };

const GOAL = /^(mate|win|draw|promote|hold)(?: ([1-9]\d?))?$/;

/** Reads 'mate', 'mate 3', 'win', 'draw', 'promote', 'hold 20'. */
export const goalOf = (text: string): Goal | undefined => {
  const [, kind, count] = GOAL.exec(text) ?? [];
  const moves = count === undefined ? undefined : Number(count);
  if (kind === 'hold') return moves === undefined ? undefined : { kind, moves };
  if (kind === 'mate') return moves === undefined ? { kind } : { kind, moves };
  return (kind === 'win' || kind === 'draw' || kind === 'promote') && moves === undefined ? { kind } : undefined;
};

type Side = 'white' | 'black';
/** The game goes on, or its goal is reached, or can no longer be. */
export type Standing = 'open' | 'reached' | 'missed';

type Played = { end: Chess; keys: string[]; plies: { by: Side; promotion: boolean; to: number }[] };

/** @returns undefined when a move is not legal. */
const replay = (fen: string, path: readonly string[]): Played | undefined => {
  const end = positionOf(fen);
  if (!end) return undefined;
  const keys = [identityOf(end)];
  const plies: Played['plies'] = [];
  for (const uci of path) {
    const move = parseUci(uci);
    if (!move || !('from' in move) || !end.isLegal(move)) return undefined;
    plies.push({ by: end.turn, promotion: move.promotion !== undefined, to: move.to });
    playOn(end, move);
    keys.push(identityOf(end));
  }
  return { end, keys, plies };
};

const FIFTY_MOVES = 100;
const isDrawn = ({ end, keys }: Played): boolean =>
  end.isStalemate() ||
  end.isInsufficientMaterial() ||
  end.halfmoves >= FIFTY_MOVES ||
  keys.filter(key => key === keys.at(-1)).length >= 3;

/** A promoted piece that the engine's answer did not take. */
const hasPromoted = ({ end, plies }: Played, side: Side): boolean =>
  end.turn === side && plies.at(-2)?.promotion === true && plies.at(-1)?.to !== plies.at(-2)?.to;

/**
 * Where a game stands after these moves from a position.
 * @throws RangeError when one of them is not legal.
 */
export const standingOf = (fen: string, path: readonly string[], side: Side, goal: Goal): Standing => {
  const game = replay(fen, path);
  if (!game) throw new RangeError('The moves of a stored game are not legal');
  const { end, plies } = game;
  const own = plies.filter(({ by }) => by === side).length;
  if (end.isCheckmate()) return end.turn === side ? 'missed' : 'reached';
  if (isDrawn(game)) return goal.kind === 'draw' || goal.kind === 'hold' ? 'reached' : 'missed';
  if (goal.kind === 'promote' && hasPromoted(game, side)) return 'reached';
  if (goal.kind === 'hold' && own >= goal.moves && end.turn === side) return 'reached';
  if (goal.kind === 'mate' && goal.moves !== undefined && own >= goal.moves) return 'missed';
  return 'open';
};
