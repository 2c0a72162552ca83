import { otherSide, type Side } from '../moves.ts';

/**
 * What a round was for a player, in the marks of FIDE's report files (TRF16): '1', '=' and '0' of a game over the
 * board, '+' and '-' of one that was won or lost without being played, and rounds without an opponent: 'U' the bye of a
 * player left over, 'F' and 'H' byes of a whole or half a point, 'Z' absence.
 */
export type Mark = '1' | '=' | '0' | '+' | '-' | 'U' | 'F' | 'H' | 'Z';

/** One round of one player. */
export type PlayedRound = { mark: Mark; opponent: number | null; color: Side | null };

/** `number` is the starting rank, from 1, the strongest first. One entry for each round before the one to be paired. */
export type Player = { number: number; rounds: readonly PlayedRound[] };

/** In half points, so that sums are whole. */
export const HALF_POINTS: Record<Mark, number> = { '1': 2, '=': 1, '0': 0, '+': 2, '-': 0, U: 2, F: 2, H: 1, Z: 0 };

export const isPlayed = ({ mark }: PlayedRound): boolean => mark === '1' || mark === '=' || mark === '0';

/** Half points of the first rounds; of all, unless said how many. */
export const scoreOf = ({ rounds }: Player, until = rounds.length): number =>
  rounds.slice(0, until).reduce((sum, { mark }) => sum + HALF_POINTS[mark], 0);

/** C.04.1.d: who had a bye, or a point without a game, gets no bye. */
export const mayHaveBye = ({ rounds }: Player): boolean =>
  !rounds.some(({ mark }) => mark === 'U' || mark === 'F' || mark === '+');

/** How much a player needs a colour: their games so far, and what follows from them (C.04.3, A.6). */
export type ColorNeed = {
  color: Side | null;
  /** `absolute`: two more of one colour, or twice in a row; `strong`: one more; `mild`: the same number of both. */
  strength: 'absolute' | 'strong' | 'mild' | 'none';
  /** How many more games of one colour than of the other. */
  imbalance: number;
  /** The colour of the last two games, where it was the same. */
  repeated: Side | null;
};

const playedColors = ({ rounds }: Player): Side[] =>
  rounds.filter(isPlayed).flatMap(({ color }) => (color === null ? [] : [color]));

export const colorNeedOf = (player: Player): ColorNeed => {
  const colors = playedColors(player);
  const last = colors.at(-1);
  if (!last) return { color: null, strength: 'none', imbalance: 0, repeated: null };
  const whites = colors.filter(color => color === 'white').length;
  const imbalance = Math.abs(2 * whites - colors.length);
  const lesser: Side = 2 * whites > colors.length ? 'black' : 'white';
  const repeated = colors.at(-2) === last ? last : null;
  if (imbalance > 1) return { color: lesser, strength: 'absolute', imbalance, repeated };
  if (repeated) return { color: otherSide(repeated), strength: 'absolute', imbalance, repeated };
  if (imbalance === 1) return { color: lesser, strength: 'strong', imbalance, repeated };
  return { color: otherSide(last), strength: 'mild', imbalance, repeated };
};

/** The colours of the latest round in which those of two players differed, counting games back from the last. */
export const lastDifference = (a: Player, b: Player): [Side, Side] | null => {
  const [colorsA, colorsB] = [playedColors(a).toReversed(), playedColors(b).toReversed()];
  for (const [i, color] of colorsA.entries()) {
    const other = colorsB[i];
    if (!other) return null;
    if (other !== color) return [color, other];
  }
  return null;
};

export type Float = 'down' | 'up' | null;

/** Which way a player floated `back` rounds before (1: the last one). A point without a game counts as down (A.4). */
export const floatOf = (player: Player, back: number, byNumber: ReadonlyMap<number, Player>): Float => {
  const at = player.rounds.length - back;
  const round = player.rounds[at];
  if (!round) return null;
  if (!isPlayed(round)) return HALF_POINTS[round.mark] > 0 ? 'down' : null;
  const opponent = round.opponent === null ? undefined : byNumber.get(round.opponent);
  if (!opponent) return null;
  const difference = scoreOf(player, at) - scoreOf(opponent, at);
  return difference > 0 ? 'down' : difference < 0 ? 'up' : null;
};
