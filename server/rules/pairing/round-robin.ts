import type { Pairing } from './dutch.ts';

/** How many rounds everybody against everybody takes. */
export const roundsOfAll = (players: number, double: boolean): number =>
  (players % 2 === 0 ? players - 1 : players) * (double ? 2 : 1);

/** One round of FIDE's Berger tables (C.05, annex 1) for an even number of players. `round` counts from 0. */
const bergerRound = (players: number, round: number): [white: number, black: number][] => {
  const circle = players - 1;
  const onCircle = (place: number): number => ((((place - 1) % circle) + circle) % circle) + 1;
  const first = onCircle(1 + round * (players / 2));
  const others = Array.from({ length: players / 2 - 1 }, (_, i): [number, number] => [
    onCircle(first + i + 1),
    onCircle(first - i - 1),
  ]);
  return [round % 2 === 0 ? [first, players] : [players, first], ...others];
};

/**
 * In a double tournament the last two rounds of the first half change places: nobody has a colour three times. Of two
 * players the half is one round.
 */
const tableRound = (round: number, half: number, double: boolean): number => {
  if (!double || half === 1 || round >= half || round < half - 2) return round % half;
  return round === half - 1 ? half - 2 : half - 1;
};

/**
 * A round of everybody against everybody: all boards, and the bye. In the second half of a double tournament colours
 * are swapped.
 * @param round from 0.
 */
export const pairRoundRobin = (players: number, round: number, double = false): Pairing[] => {
  const even = players + (players % 2);
  const half = even - 1;
  const boards = bergerRound(even, tableRound(round, half, double)).map(([white, black]) =>
    round < half ? { white, black } : { white: black, black: white },
  );
  const isReal = ({ white, black }: { white: number; black: number }): boolean => white <= players && black <= players;
  const bye = boards.find(board => !isReal(board));
  return [...boards.filter(isReal), ...(bye ? [{ white: Math.min(bye.white, bye.black), black: null }] : [])];
};
