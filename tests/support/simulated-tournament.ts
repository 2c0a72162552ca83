import type { PlayedRound, Player } from '../../server/rules/pairing/history.ts';
import { pairDutch, type Pairing } from '../../server/rules/pairing/dutch.ts';
import type { Side } from '../../server/rules/moves.ts';

/** A repeatable source of chance (mulberry32). */
export const chanceFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const absent: PlayedRound = { mark: 'Z', opponent: null, color: null };

/** The rounds of everybody after one more, with results by chance; the stronger win more often. */
const afterRound = (
  players: readonly Player[],
  pairings: readonly Pairing[],
  halfByes: ReadonlySet<number>,
  chance: () => number,
): Player[] => {
  const played = new Map<number, PlayedRound>();
  for (const { white, black } of pairings) {
    if (black === null) {
      played.set(white, { mark: 'U', opponent: null, color: null });
      continue;
    }
    const isForfeit = chance() < 0.03;
    const luck = chance() + (black - white) / (4 * players.length);
    const [ofWhite, ofBlack] = isForfeit
      ? (['+', '-'] as const)
      : luck > 0.62
        ? (['1', '0'] as const)
        : luck < 0.38
          ? (['0', '1'] as const)
          : (['=', '='] as const);
    played.set(white, { mark: ofWhite, opponent: black, color: 'white' });
    played.set(black, { mark: ofBlack, opponent: white, color: 'black' });
  }
  const missed = (number: number): PlayedRound => (halfByes.has(number) ? { ...absent, mark: 'H' } : absent);
  return players.map(({ number, rounds }) => ({ number, rounds: [...rounds, played.get(number) ?? missed(number)] }));
};

const newcomers = (count: number): Player[] => Array.from({ length: count }, (_, i) => ({ number: i + 1, rounds: [] }));

export type SimulatedRound = {
  players: readonly Player[];
  present: readonly Player[];
  pairings: readonly Pairing[];
  isLast: boolean;
  totalRounds: number;
  firstColor: Side;
  /** Of those who are away, who asked for half a point. */
  halfByes: ReadonlySet<number>;
};

/** A tournament by chance, in which one in twenty misses a round. It ends early where nobody can be paired any more. */
export const simulatedRounds = (seed: number, sizes: { least: number; most: number }): SimulatedRound[] => {
  const chance = chanceFrom(seed);
  const size = sizes.least + Math.floor(chance() * (sizes.most - sizes.least + 1));
  const totalRounds = 4 + Math.floor(chance() * 6);
  const firstColor = chance() < 0.5 ? ('white' as const) : ('black' as const);
  const rounds: SimulatedRound[] = [];
  let players = newcomers(size);
  for (let round = 1; round <= totalRounds; round += 1) {
    const present = players.filter(() => chance() > 0.05);
    const halfByes = new Set(players.filter(() => chance() < 0.3).map(({ number }) => number));
    const pairings = pairDutch(present, players, { totalRounds, firstColor });
    if (!pairings) return rounds;
    rounds.push({ players, present, pairings, isLast: round === totalRounds, totalRounds, firstColor, halfByes });
    players = afterRound(players, pairings, halfByes, chance);
  }
  return rounds;
};
