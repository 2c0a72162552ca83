/**
 * Arenas as lila (lichess.org) holds them, without berserk: a win is 2 points, a draw 1; after two wins in a row the
 * next
 * games count double until one is not won.
 */
import { otherSide, type Side } from '../moves.ts';
import { heaviestPairing } from './matching.ts';

export type ArenaGame = {
  outcome: 'win' | 'draw' | 'loss';
  /** Both players made 30 moves: such a draw always counts. */
  isLong: boolean;
};
export type ArenaScore = { points: number; isDouble: boolean };

const STREAK = 2;
const POINTS = { win: 2, draw: 1, loss: 0 } as const;

/** What each game brought, in the order played. Of draws without a win between them only the first counts. */
export const arenaSheet = (games: readonly ArenaGame[]): ArenaScore[] => {
  let wins = 0;
  let hasDrawn = false;
  return games.map(({ outcome, isLong }) => {
    const isDouble = wins >= STREAK && outcome !== 'loss';
    const isEmpty = outcome === 'draw' && hasDrawn && !isLong;
    wins = outcome === 'win' ? wins + 1 : 0;
    hasDrawn = outcome === 'draw' || (hasDrawn && outcome !== 'win');
    return { points: isEmpty ? 0 : POINTS[outcome] * (isDouble ? 2 : 1), isDouble };
  });
};

/** Whether the next game counts double. */
export const isOnFire = (games: readonly ArenaGame[]): boolean =>
  games.length >= STREAK && games.slice(-STREAK).every(({ outcome }) => outcome === 'win');

/** Who waits for a game: `rank` by points, opponents and colours from the first game to the last. */
export type ArenaWaiting = {
  number: number;
  rank: number;
  opponents: readonly number[];
  colors: readonly Side[];
};

/** Near ranks play each other, but not the same opponent twice in a row. */
const REPEATS_LOOKED_AT = 3;
const WORST = 10_000_000;

const cost = (a: ArenaWaiting, b: ArenaWaiting): number => {
  const again = a.opponents.slice(-REPEATS_LOOKED_AT).toReversed().indexOf(b.number);
  const repeated = again === -1 ? 0 : (REPEATS_LOOKED_AT - again) * 1_000;
  return (a.rank - b.rank) ** 2 + repeated;
};

const balance = (colors: readonly Side[]): number =>
  colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0);

const whiteFor = (a: ArenaWaiting, b: ArenaWaiting): Side => {
  const difference = balance(a.colors) - balance(b.colors);
  if (difference !== 0) return difference < 0 ? 'white' : 'black';
  const last = a.colors.at(-1);
  return last ? otherSide(last) : a.number % 2 === 1 ? 'white' : 'black';
};

/** Nobody plays the same opponent twice in a row while somebody else is in the arena. */
const justMet = (a: ArenaWaiting, b: ArenaWaiting): boolean =>
  a.opponents.at(-1) === b.number && b.opponents.at(-1) === a.number;

/**
 * Pairs those who wait. Of an odd number the one stays who has played most.
 * @param inArena how many are in the arena, playing or waiting: two who are alone may play again at once.
 */
export const pairArena = (waiting: readonly ArenaWaiting[], inArena: number): { white: number; black: number }[] => {
  const size = waiting.length + (waiting.length % 2);
  const most = Math.max(0, ...waiting.map(({ opponents }) => opponents.length));
  const partners = heaviestPairing(size, (i, j) => {
    const [a, b] = [waiting[i], waiting[j]];
    if (!a) return undefined;
    if (!b) return BigInt(WORST - (most - a.opponents.length) * 100_000);
    // Paired so for the sum's sake, and left waiting: with two more it may work out.
    if (inArena > 2 && justMet(a, b)) return 0n;
    return BigInt(WORST - cost(a, b));
  });
  return (partners ?? []).flatMap((j, i) => {
    const [a, b] = [waiting[i], waiting[j]];
    if (!a || !b || i > j || (inArena > 2 && justMet(a, b))) return [];
    const [white, black] = whiteFor(a, b) === 'white' ? [a, b] : [b, a];
    return [{ white: white.number, black: black.number }];
  });
};
