/**
 * The criteria of FIDE's Dutch system (C.04.3 of 2026) as weights: each is a number that a pair is worth, and a pair's
 * weight writes them one after another, each in digits of its own, so that the earlier one always decides.
 */
import { colorNeedOf, floatOf, mayHaveBye, scoreOf, type ColorNeed, type Float, type Player } from './history.ts';

/** A player as the round to be paired finds them. */
export type Contender = {
  player: Player;
  /** In half points. */
  score: number;
  need: ColorNeed;
  mayHaveBye: boolean;
  /** Which way they floated in the last round, and in the one before. */
  floats: readonly [Float, Float];
  met: ReadonlySet<number>;
  games: number;
};

export const contenderOf = (player: Player, byNumber: ReadonlyMap<number, Player>): Contender => {
  const met = player.rounds.flatMap(({ mark, opponent }) =>
    opponent !== null && ['1', '=', '0'].includes(mark) ? [opponent] : [],
  );
  return {
    player,
    score: scoreOf(player),
    need: colorNeedOf(player),
    mayHaveBye: mayHaveBye(player),
    floats: [floatOf(player, 1, byNumber), floatOf(player, 2, byNumber)],
    met: new Set(met),
    games: met.length,
  };
};

/** Where the lower player of a pair is: in the bracket that is being paired, in the next score group, or below. */
export type Where = 'bracket' | 'next' | 'below';
export type Pair = { higher: Contender; lower: Contender; where: Where };

/** `most`: the most that one pair can be worth. */
export type Criterion = { most: bigint; worth: (pair: Pair) => number | bigint };

const wantSame = (a: ColorNeed, b: ColorNeed): boolean => a.color !== null && a.color === b.color;
const isAbsolute = ({ strength }: ColorNeed): boolean => strength === 'absolute';
const isStrong = ({ strength }: ColorNeed): boolean => strength === 'absolute' || strength === 'strong';
const bothAbsolute = (a: ColorNeed, b: ColorNeed): boolean => wantSame(a, b) && isAbsolute(a) && isAbsolute(b);

/** C1 and C3: they have not met, and do not both need the same colour; the latter is waived for those at the top. */
export const mayMeet = (a: Contender, b: Contender, topScore: number | null): boolean => {
  if (a.met.has(b.player.number)) return false;
  if (!bothAbsolute(a.need, b.need)) return true;
  return topScore !== null && (a.score > topScore || b.score > topScore);
};

/** Whether somebody would get the same colour for the third time in a row. */
const isThirdInARow = (a: ColorNeed, b: ColorNeed): boolean => {
  if (!bothAbsolute(a, b)) return false;
  if (a.imbalance === b.imbalance) return a.repeated !== null && a.repeated === b.repeated;
  const giving = a.imbalance > b.imbalance ? b : a;
  return giving.repeated !== null && giving.repeated !== giving.color;
};

const flag = (inBracket: (pair: Pair) => boolean): Criterion => ({
  most: 1n,
  worth: pair => Number(pair.where === 'bracket' && inBracket(pair)),
});

/** Digits for each score of a bracket, the highest first: what happens to higher scores decides before lower ones. */
const byScore = (scores: readonly number[], base: bigint) => {
  const places = new Map(scores.toSorted((a, b) => a - b).map((score, i) => [score, base ** BigInt(i)]));
  return { most: base ** BigInt(scores.length), place: (score: number): bigint => places.get(score) ?? 0n };
};

const isUpfloat = ({ higher, lower }: Pair): boolean => higher.score > lower.score;

/** C14 to C17: who floated before shall not float again. */
const repeatedFloats = (back: 0 | 1): Criterion[] => [
  {
    most: 2n,
    worth: ({ higher, lower, where }) =>
      where === 'bracket'
        ? Number(lower.floats[back] === 'down') + Number(higher.score === lower.score && higher.floats[back] === 'down')
        : 0,
  },
  flag(pair => !(isUpfloat(pair) && pair.lower.floats[back] === 'up')),
];

/** C18 to C21: the differences of score of those who must float again are small. */
const repeatedScores = (scores: readonly number[], base: bigint, back: 0 | 1): Criterion[] => {
  const { most, place } = byScore(scores, base);
  const ofDown = ({ floats, score }: Contender): bigint => (floats[back] === 'down' ? place(score) : 0n);
  return [
    {
      most: most * 2n,
      worth: ({ higher, lower, where }) => (where === 'bracket' ? ofDown(higher) + ofDown(lower) : 0n),
    },
    {
      most,
      worth: pair =>
        pair.where === 'bracket' && !(isUpfloat(pair) && pair.lower.floats[back] === 'up')
          ? place(pair.higher.score)
          : 0n,
    },
  ];
};

/** How many pairs there are (C6, C8), then the scores of those who are in them (C7). */
const pairsOf = (where: Where, scores: readonly number[], base: bigint): Criterion[] => {
  const { most, place } = byScore(scores, base);
  return [
    { most: 1n, worth: pair => Number(pair.where === where) },
    { most, worth: pair => (pair.where === where ? place(pair.higher.score) : 0n) },
  ];
};

const COLORS: Criterion[] = [
  // C10 and C11: nobody gets three more of a colour, or one for the third time in a row; only at the top it can happen.
  flag(({ higher: { need: a }, lower: { need: b } }) => !(wantSame(a, b) && a.imbalance > 1 && b.imbalance > 1)),
  flag(({ higher, lower }) => !isThirdInARow(higher.need, lower.need)),
  // C12 and C13: as many as possible get the colour that they want, first of all those who want it strongly.
  flag(({ higher, lower }) => !wantSame(higher.need, lower.need)),
  flag(
    ({ higher: { need: a }, lower: { need: b } }) =>
      !(wantSame(a, b) && isStrong(a) && isStrong(b)) || bothAbsolute(a, b),
  ),
];

/** C6 to C21 but C9, for a bracket. `size`: how many players are still to be paired. */
export const criteriaOf = (bracket: readonly Contender[], next: readonly Contender[], size: number): Criterion[] => {
  const scores = [...new Set(bracket.map(({ score }) => score))];
  const nextScores = [...new Set([...bracket, ...next].map(({ score }) => score))];
  const base = BigInt(size + 1);
  return [
    ...pairsOf('bracket', scores, base),
    ...pairsOf('next', nextScores, base),
    ...COLORS,
    ...repeatedFloats(0),
    ...repeatedFloats(1),
    ...repeatedScores(scores, base, 0),
    ...repeatedScores(scores, base, 1),
  ];
};

/** Writes criteria into one weight. `pairs`: how many pairs at most are added up. */
export const weightBy = (criteria: readonly Criterion[], pairs: number): ((pair: Pair) => bigint) => {
  const parts = criteria.map(({ most, worth }) => ({ worth, base: most * BigInt(pairs) + 1n }));
  return pair => parts.reduce((weight, { worth, base }) => weight * base + BigInt(worth(pair)), 0n);
};
