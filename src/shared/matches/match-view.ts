/** A match as the shared board, the clocks and the move list take it. */
import { Chess } from 'chess.js';
import { played, toUci } from '../../../server/rules/played-move.ts';
import type { MatchClock } from '../../../server/rules/match-clock.ts';
import type { Clocks } from '../../board/clocks.ts';
import { fenAt, type Game, newGame } from '../../board/game.ts';
import type { Color } from '../../board/squares.ts';
import { type Held, isTurnOf, type Match, shownOf, type Side, sidesOf } from './held-match.ts';

export const colorOf = (side: Side): Color => (side === 'white' ? 'w' : 'b');
export const sideOf = (color: Color): Side => (color === 'w' ? 'white' : 'black');

const countAlike = (game: Game, ucis: readonly string[]): number => {
  const other = game.moves.findIndex((move, i) => toUci(move) !== ucis[i]);
  return other < 0 ? Math.min(game.moves.length, ucis.length) : other;
};

/** The game of these moves, taking over what an earlier state of it has in common: a long game is not read again. */
export const gameFrom = (before: Game | null, ucis: readonly string[]): Game => {
  const alike = before ? countAlike(before, ucis) : 0;
  if (before && alike === before.moves.length && alike === ucis.length) return before;
  const start = newGame();
  const kept = before?.moves.slice(0, alike) ?? [];
  const chess = new Chess(fenAt({ ...start, moves: kept }));
  const added = ucis.slice(alike).map(uci => played(chess.move(uci)));
  return { ...start, moves: [...kept, ...added] };
};

const toClocks = ({ left, running }: MatchClock): Clocks => ({
  left: { w: left.white, b: left.black },
  running: running && { color: colorOf(running.side), since: running.since },
});

export type MatchView = {
  match: Match;
  game: Game;
  clocks: Clocks;
  /** When, in this device's time, who owes a first move of a tournament's game loses it; null elsewhere. */
  firstMoveBy: number | null;
  /** The viewer's own colour; null for both sides, or neither. */
  own: Color | null;
  /** Whether who looks plays at all. */
  isPlayer: boolean;
  isCreator: boolean;
  /** Whether a move can be made now. */
  isOwnTurn: boolean;
  /** In UCI. */
  premove: string | null;
};

export const viewOf = (held: Held, userId: number, before: Game | null): MatchView => {
  const shown = shownOf(held);
  const sides = sidesOf(held.match, userId);
  return {
    match: held.match,
    game: gameFrom(
      before,
      shown.moves.map(({ uci }) => uci),
    ),
    clocks: toClocks(shown.clock),
    // Of a move that is on its way the next limit is not known yet.
    firstMoveBy: shown.moves.length === held.match.moves.length ? held.firstMoveBy : null,
    own: sides.length === 1 && sides[0] ? colorOf(sides[0]) : null,
    isPlayer: sides.length > 0,
    isCreator: held.match.creatorId === userId,
    isOwnTurn: isTurnOf(held, userId),
    premove: held.premove,
  };
};
