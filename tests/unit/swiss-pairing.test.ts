import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { extent } from '../../server/harness/extent.ts';
import { colorNeedOf, scoreOf, type Player } from '../../server/rules/pairing/history.ts';
import { heaviestPairing } from '../../server/rules/pairing/matching.ts';
import { chanceFrom, simulatedRounds, type SimulatedRound } from '../support/simulated-tournament.ts';

/** What bbpPairings answered for each round of 20 small tournaments, and of 1,000 of all sizes, as digested below. */
const ANSWERS_TO_SMALL = '8516158a9f75d1a4ed377c8abf159ab533c5d0dc4c1ac34ea6e0133bf6756c9d';
const ANSWERS_TO_ALL = 'c98ed1171a3df7d86c9718b558ca77bf577477dc1a69cd0bf319c97f83a50b3d';

const SIZES = { least: 8, most: extent(20, 60) };
const COUNT = extent(20, 1_000);
const tournaments = Array.from({ length: COUNT }, (_, seed) => simulatedRounds(seed + 1, SIZES));
const rounds = tournaments.flat();
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

/** C3: at the top of the last round anybody may get any colour. */
const isTop = ({ isLast }: SimulatedRound, player: Player): boolean => isLast && scoreOf(player) > player.rounds.length;

/** Who gets a colour that they must not get, though C3 holds for them. */
const isForced = (round: SimulatedRound, [white, black]: readonly [number, number]): boolean => {
  const [first, second] = [playerIn(round, white), playerIn(round, black)];
  const isWrong = mustHave(first, 'black') || mustHave(second, 'white');
  return isWrong && !isTop(round, first) && !isTop(round, second);
};

/** Whether everybody could be paired by C1 to C3. */
const canBeAvoided = (round: SimulatedRound): boolean => {
  const { present } = round;
  const pairing = heaviestPairing(present.length + (present.length % 2), (i, j) => {
    const [a, b] = [present[i], present[j]];
    if (!a) return undefined;
    if (!b) return a.rounds.some(({ mark }) => 'UF+'.includes(mark)) ? undefined : 0n;
    const clash = (['white', 'black'] as const).some(color => mustHave(a, color) && mustHave(b, color));
    return hasMet(a, b) || (clash && !isTop(round, a) && !isTop(round, b)) ? undefined : 0n;
  });
  return pairing !== undefined;
};

/** Every pair of every round. Where C1 to C3 leave no pairing bbpPairings has none either, and says so. */
const answersDigest = (): string => {
  const answers = tournaments.flatMap((played, tournament) =>
    played.flatMap((round, i) => {
      const pairs = round.pairings.map(({ white, black }) => `${white}-${black ?? 'bye'}`);
      const isNone = boards(round).some(pair => isForced(round, pair));
      return (isNone ? ['none'] : pairs).map(pair => `${tournament + 1}.${i + 1}: ${pair}`);
    }),
  );
  return createHash('sha256').update(answers.toSorted().join('\n')).digest('hex');
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
      if (boards(round).some(pair => isForced(round, pair))) expect(canBeAvoided(round)).toBe(false);
  });

  // Its answers hold all rules of the system, those about floats and the colours of the top among them.
  it('are those of bbpPairings 6, which FIDE has endorsed', () => {
    expect(answersDigest()).toBe(extent(ANSWERS_TO_SMALL, ANSWERS_TO_ALL));
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
