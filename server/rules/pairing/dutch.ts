/**
 * FIDE's Dutch system of Swiss pairings (Handbook C.04.3, in force from February 2026). The rules describe a search
 * through all pairings in an order; here each bracket is one heaviest matching, whose weights say the same: the
 * criteria, then the order in which the search would have come to it.
 */
import type { Side } from '../moves.ts';
import { colorOfHigher } from './colors.ts';
import { contenderOf, criteriaOf, mayMeet, weightBy, type Contender, type Criterion, type Where } from './criteria.ts';
import type { Player } from './history.ts';
import { heaviestPairing } from './matching.ts';
import { limboOrder, remainderOrder } from './bracket-order.ts';

/** Players by their numbers; `black` is null for somebody who has the bye. */
export type Pairing = { white: number; black: number | null };

type Options = {
  /** How many rounds the tournament has: in the last one, those at the top may get any colour. */
  totalRounds: number;
  /** The colour that was drawn for the first of the list. */
  firstColor: Side;
};

/** What all steps of a round share. */
type Round = { topScore: number | null; bye: { score: number; games: readonly number[] } | null };

type Two = [Contender, Contender];
type Matched = { pairs: Two[]; bye: Contender | null };

/** C9: of those who can have the bye, one who has played most. */
const byeWorth = ({ bye }: Round, { score, games }: Contender): number =>
  bye && score === bye.score ? bye.games.filter(others => others < games).length + 1 : 0;

type Step = {
  /** The highest first. */
  players: readonly Contender[];
  whereOf: (lower: Contender) => Where;
  mayPair?: (higher: Contender, lower: Contender) => boolean;
  criteria: readonly Criterion[];
  /** C9 counts in this bracket, after the criteria of these many places. */
  byeCounts: boolean;
};

const BEFORE_C9 = 4;

/** The best matching of all who are still to be paired. */
const match = (round: Round, { players, whereOf, mayPair, criteria, byeCounts }: Step): Matched | null => {
  const size = players.length + (round.bye ? 1 : 0);
  const most = BigInt(players.length + 1);
  const byBye: Criterion = { most, worth: () => 0 };
  const weight = weightBy([...criteria.slice(0, BEFORE_C9), byBye, ...criteria.slice(BEFORE_C9)], size / 2);
  const ofBye = (contender: Contender): bigint | undefined => {
    if (!round.bye || !contender.mayHaveBye || contender.score > round.bye.score) return undefined;
    if (!byeCounts) return 0n;
    const worth: Criterion = { most, worth: () => byeWorth(round, contender) };
    const nothing = criteria.map(({ most: limit }) => ({ most: limit, worth: () => 0 }));
    const weightOfBye = weightBy([...nothing.slice(0, BEFORE_C9), worth, ...nothing.slice(BEFORE_C9)], size / 2);
    return weightOfBye({ higher: contender, lower: contender, where: 'below' });
  };
  const partners = heaviestPairing(size, (a, b) => {
    const [higher, lower] = [players[a], players[b]];
    if (!higher) return undefined;
    if (!lower) return ofBye(higher);
    if (!mayMeet(higher, lower, round.topScore) || mayPair?.(higher, lower) === false) return undefined;
    return weight({ higher, lower, where: whereOf(lower) });
  });
  if (!partners) return null;
  const matched: Matched = { pairs: [], bye: null };
  for (const [i, contender] of players.entries()) {
    const j = partners[i] ?? -1;
    const other = players[j];
    if (!other) matched.bye = contender;
    else if (i < j) matched.pairs.push([contender, other]);
  }
  return matched;
};

/** Who gets the bye has as few points as possible (C5), and as many as possible of the best group stay in it. */
const findBye = (players: readonly Contender[], topScore: number | null) => {
  const highest = players[0]?.score ?? 0;
  const hasBye = players.length % 2 === 1;
  const scores = [...new Set(players.map(({ score }) => score))].toSorted((a, b) => a - b);
  const inTop: Criterion = {
    most: 1n,
    worth: ({ lower, where }) => Number(where === 'bracket' && lower.score === highest),
  };
  for (const score of hasBye ? scores : [0]) {
    const games = players.filter(one => one.score === score).map(one => one.games);
    const round: Round = { topScore, bye: hasBye ? { score, games } : null };
    const whereOf = (lower: Contender): Where => (lower.score === highest ? 'bracket' : 'below');
    const found = match(round, { players, whereOf, criteria: [inTop], byeCounts: false });
    if (found) return { round, found, highest };
  }
  return null;
};

/** Pairs one bracket: those who came down, with a score group. @returns its pairs, and how all others were matched. */
const pairBracket = (
  round: Round,
  {
    moved,
    group,
    next,
    below,
    byeCounts,
  }: Record<'moved' | 'group' | 'next' | 'below', readonly Contender[]> & {
    byeCounts: boolean;
  },
): Matched | null => {
  const bracket = [...moved, ...group];
  const [inBracket, inNext] = [new Set(bracket), new Set(next)];
  const all = [...bracket, ...next, ...below];
  const base = criteriaOf(bracket, next, all.length);
  const whereOf = (lower: Contender): Where =>
    inBracket.has(lower) ? 'bracket' : inNext.has(lower) ? 'next' : 'below';
  const isMoved = new Set(moved);
  // Those who came down are not paired with each other: they would have been, above.
  const apart = (higher: Contender, lower: Contender): boolean => !(isMoved.has(higher) && isMoved.has(lower));
  const step = { whereOf, byeCounts };
  const first = match(round, {
    ...step,
    players: all,
    mayPair: apart,
    criteria: [...base, ...limboOrder(moved, group)],
  });
  if (!first) return null;
  const isInside = ([, lower]: Two): boolean => inBracket.has(lower);
  const fixed = first.pairs.filter(pair => isInside(pair) && isMoved.has(pair[0]));
  const taken = new Set(fixed.flat());
  const remainder = group.filter(one => !taken.has(one));
  const pairs = first.pairs.filter(pair => isInside(pair)).length - fixed.length;
  const inRemainder = new Set(remainder);
  const second = match(round, {
    ...step,
    players: all.filter(one => !taken.has(one)),
    // A player who came down and is not paired here goes on.
    mayPair: (higher, lower) => !isMoved.has(higher) || !inBracket.has(lower),
    criteria: [...base, ...remainderOrder(remainder, pairs, inRemainder)],
  });
  return second && { pairs: [...fixed, ...second.pairs], bye: second.bye };
};

const higherFirst = (a: Contender, b: Contender): number => b.score - a.score || a.player.number - b.player.number;

/** C9 counts where the bye is all that goes down from a bracket. */
const isByeAlone = (round: Round, { pairs }: Matched, inside: ReadonlySet<Contender>, score: number): boolean =>
  round.bye !== null &&
  round.bye.score >= score &&
  !pairs.some(([higher, lower]) => inside.has(higher) && !inside.has(lower));

const pairAll = (players: readonly Contender[], topScore: number | null): Matched | null => {
  const start = findBye(players, topScore);
  if (!start) return null;
  const { round } = start;
  const groups = [...Map.groupBy(players, ({ score }) => score).values()];
  let byeCounts = isByeAlone(round, start.found, new Set(groups[0]), start.highest);
  const done: Two[] = [];
  let moved: Contender[] = [];
  let bye: Contender | null = null;
  for (const [i, group] of groups.entries()) {
    const [next, below] = [groups[i + 1] ?? [], groups.slice(i + 2).flat()];
    const matched = pairBracket(round, { moved, group, next, below, byeCounts });
    if (!matched) return null;
    const bracket = new Set([...moved, ...group]);
    const inside = matched.pairs.filter(([, lower]) => bracket.has(lower));
    done.push(...inside);
    const paired = new Set(inside.flat());
    moved = [...bracket].filter(one => !paired.has(one));
    bye = matched.bye;
    byeCounts = isByeAlone(round, matched, new Set([...moved, ...next]), next[0]?.score ?? Infinity);
  }
  return { pairs: done, bye };
};

/** The boards in their order: the better pairs first, the bye last. */
const inOrder = ({ pairs, bye }: Matched, colorOf: (pair: Two) => Side): Pairing[] => [
  ...pairs
    .toSorted(([a, b], [c, d]) => c.score - a.score || d.score - b.score || a.player.number - c.player.number)
    .map(pair => {
      const [higher, lower] = [pair[0].player.number, pair[1].player.number];
      return colorOf(pair) === 'white' ? { white: higher, black: lower } : { white: lower, black: higher };
    }),
  ...(bye ? [{ white: bye.player.number, black: null }] : []),
];

/**
 * Pairs a round.
 * @param present who plays it. @param all everybody who was ever in the tournament, `present` included.
 * @returns undefined when nobody can be paired any more without playing somebody twice.
 */
export const pairDutch = (
  present: readonly Player[],
  all: readonly Player[],
  { totalRounds, firstColor }: Options,
): Pairing[] | undefined => {
  const byNumber = new Map(all.map(player => [player.number, player]));
  const players = present.map(player => contenderOf(player, byNumber)).toSorted(higherFirst);
  const roundsPlayed = Math.max(0, ...present.map(({ rounds }) => rounds.length));
  const isLast = roundsPlayed >= totalRounds - 1;
  // C3 holds for all but those with more than half of the points, in the last round; where nothing else is possible,
  // for nobody.
  const matched = pairAll(players, isLast ? roundsPlayed : null) ?? pairAll(players, -1);
  if (!matched) return undefined;
  const isHere = new Set(present);
  // A player who has never come yet has no place in the list by which the colours of the first round alternate.
  const hasCome = (player: Player): boolean =>
    isHere.has(player) || player.rounds.some(({ mark, opponent }) => mark === 'U' || opponent !== null);
  const order = new Map(
    all
      .filter(hasCome)
      .map(({ number }) => number)
      .toSorted((a, b) => a - b)
      .map((number, i) => [number, i + 1]),
  );
  const colorOf = ([higher, lower]: Two): Side =>
    colorOfHigher(higher, lower, order.get(higher.player.number) ?? 1, firstColor);
  return inOrder(matched, colorOf);
};
