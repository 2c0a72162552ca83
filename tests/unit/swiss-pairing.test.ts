import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { extent } from '../../server/harness/extent.ts';
import { colorNeedOf, scoreOf, type Player } from '../../server/rules/pairing/history.ts';
import { heaviestPairing } from '../../server/rules/pairing/matching.ts';
import { chanceFrom, simulatedRounds, type SimulatedRound } from '../support/simulated-tournament.ts';

/** What bbpPairings answered for each round of 20 small tournaments, written as in the test below and digested. */
const ANSWERS_OF_BBP_PAIRINGS = '7c40be50ed54682ba0841455aa036f55b9193bad6387a27e9aa8a21313f17048';

const SMALL = { least: 8, most: 20 };
const SIZES = extent(SMALL, { least: 8, most: 60 });
const rounds = Array.from({ length: extent(20, 1_000) }, (_, seed) => simulatedRounds(seed + 1, SIZES)).flat();
const boards = ({ pairings }: SimulatedRound): [white: number, black: number][] =>
  pairings.flatMap(({ white, black }) => (black === null ? [] : [[white, black]]));
const playerIn = ({ players }: SimulatedRound, number: number): Player => {
  const player = players.find(one => one.number === number);
  if (!player) throw new Error(`No player ${number}`);
  return player;
};

const mustHave = (player: Player, color: 'white' | 'black'): boolean => {
  const need = colorNeedOf(player);
  return need.strength === 'absolute' && need.color === color;
};
const hasMet = ({ rounds: played }: Player, other: Player): boolean =>
  played.some(({ mark, opponent }) => '1=0'.includes(mark) && opponent === other.number);

/**
 * Whether everybody could be paired without a colour that nobody should get; at the top of the last round it may
 * be.
 */
const canBeAvoided = ({ present, isLast }: SimulatedRound): boolean => {
  const isTop = (one: Player): boolean => isLast && scoreOf(one) > one.rounds.length;
  const pairing = heaviestPairing(present.length + (present.length % 2), (i, j) => {
    const [a, b] = [present[i], present[j]];
    if (!a) return undefined;
    if (!b) return a.rounds.some(({ mark }) => 'UF+'.includes(mark)) ? undefined : 0n;
    const clash = (['white', 'black'] as const).some(color => mustHave(a, color) && mustHave(b, color));
    return hasMet(a, b) || (clash && !isTop(a) && !isTop(b)) ? undefined : 0n;
  });
  return pairing !== undefined;
};

describe('Swiss pairings by the Dutch system, in tournaments by chance', () => {
  it('pair everybody who is there once, and leave out one of an odd number', () => {
    for (const round of rounds) {
      const paired = round.pairings.flatMap(({ white, black }) => (black === null ? [white] : [white, black]));
      expect(paired.toSorted((a, b) => a - b)).toEqual(round.present.map(({ number }) => number));
      expect(round.pairings.filter(({ black }) => black === null)).toHaveLength(round.present.length % 2);
    }
  });

  it('let nobody play the same opponent twice', () => {
    for (const round of rounds)
      for (const [white, black] of boards(round)) {
        const met = playerIn(round, white).rounds.filter(({ mark }) => '1=0'.includes(mark));
        expect(met.map(({ opponent }) => opponent)).not.toContain(black);
      }
  });

  it('give nobody a bye who had one, or a point without a game', () => {
    for (const round of rounds)
      for (const { white, black } of round.pairings)
        if (black === null)
          expect(playerIn(round, white).rounds.filter(({ mark }) => 'UF+'.includes(mark))).toEqual([]);
  });

  it('give nobody a colour that they must not get while it can be avoided', () => {
    for (const round of rounds)
      for (const [white, black] of boards(round)) {
        const [first, second] = [playerIn(round, white), playerIn(round, black)];
        if (mustHave(first, 'black') || mustHave(second, 'white')) expect(canBeAvoided(round)).toBe(false);
      }
  });

  it('are those of bbpPairings 6, which FIDE has endorsed', () => {
    const tournaments = Array.from({ length: 20 }, (_, seed) => simulatedRounds(seed + 1, SMALL)).flat();
    const text = tournaments.flatMap(({ pairings }) =>
      pairings.map(({ white, black }) => `${white}-${black ?? 'bye'}`),
    );
    expect(createHash('sha256').update(text.toSorted().join('\n')).digest('hex')).toBe(ANSWERS_OF_BBP_PAIRINGS);
  });
});

describe('A heaviest pairing', () => {
  const best = (
    left: readonly number[],
    weightOf: (a: number, b: number) => bigint | undefined,
  ): bigint | undefined => {
    const [first, ...others] = left;
    if (first === undefined) return 0n;
    let heaviest: bigint | undefined;
    for (const other of others) {
      const weight = weightOf(first, other);
      const rest =
        weight === undefined
          ? undefined
          : best(
              others.filter(one => one !== other),
              weightOf,
            );
      const sum = rest === undefined || weight === undefined ? undefined : rest + weight;
      if (sum !== undefined && (heaviest === undefined || sum > heaviest)) heaviest = sum;
    }
    return heaviest;
  };

  it('is the one that trying all pairings finds', () => {
    const chance = chanceFrom(7);
    for (let graph = 0; graph < extent(300, 5_000); graph += 1) {
      const size = 2 * (1 + Math.floor(chance() * 4));
      const [density, most] = [chance(), chance() < 0.5 ? 4 : 1_000];
      const weights = Array.from({ length: size * size }, () =>
        chance() < density ? BigInt(Math.floor(chance() * most)) << 60n : undefined,
      );
      const weightOf = (a: number, b: number) => weights[Math.min(a, b) * size + Math.max(a, b)];
      const partners = heaviestPairing(size, weightOf);
      const sum = partners?.reduce((total, b, a) => (a < b ? total + (weightOf(a, b) ?? 0n) : total), 0n);
      expect(sum).toBe(
        best(
          Array.from({ length: size }, (_, i) => i),
          weightOf,
        ),
      );
      expect(partners?.every((b, a) => partners[b] === a) ?? true).toBe(true);
    }
  });
});
