/**
 * Standings with FIDE's tie-breaks (C.07): Buchholz without the lowest opponent, Buchholz, Sonneborn-Berger, and the
 * games
 * between those who are still equal. All in half points; Sonneborn-Berger in quarters.
 */
import { HALF_POINTS, isPlayed, scoreOf, type PlayedRound, type Player } from './history.ts';

export type Standing = {
  number: number;
  rank: number;
  /** In half points. */
  points: number;
  buchholzCut1: number;
  buchholz: number;
  /** In quarter points. */
  sonnebornBerger: number;
  wins: number;
};

/** Rounds that somebody chose not to play, or did not come to. */
const isOwnChoice = ({ mark }: PlayedRound): boolean => mark === 'Z' || mark === 'H' || mark === '-';

/** A score as opponents count it (16.3): who has gone is taken to have drawn the rounds since. */
const countedScore = (player: Player): number => {
  const away = player.rounds.toReversed().findIndex(round => !isOwnChoice(round));
  const gone = away === -1 ? player.rounds.length : away;
  return scoreOf(player, player.rounds.length - gone) + gone;
};

type Contribution = { score: number; times: number; isOwnChoice: boolean };

/** What each round adds: the opponent's score, or for a round without a game one's own (16.4). */
const contributionsOf = (player: Player, counted: ReadonlyMap<number, number>): Contribution[] =>
  player.rounds.map(round => ({
    score: isPlayed(round) && round.opponent !== null ? (counted.get(round.opponent) ?? 0) : scoreOf(player),
    times: HALF_POINTS[round.mark],
    isOwnChoice: isOwnChoice(round),
  }));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The lowest goes; a round that one chose not to play goes first (16.5). */
const cutOf = (contributions: readonly Contribution[]): number => {
  const chosen = contributions.filter(one => one.isOwnChoice);
  const scores = (chosen.length > 0 ? chosen : contributions).map(({ score }) => score);
  return scores.length === 0 ? 0 : Math.min(...scores);
};

type Row = Omit<Standing, 'rank'>;

const rowOf = (player: Player, counted: ReadonlyMap<number, number>): Row => {
  const contributions = contributionsOf(player, counted);
  const buchholz = sum(contributions.map(({ score }) => score));
  return {
    number: player.number,
    points: scoreOf(player),
    buchholz,
    buchholzCut1: buchholz - cutOf(contributions),
    sonnebornBerger: sum(contributions.map(({ score, times }) => score * times)),
    wins: player.rounds.filter(({ mark }) => mark === '1').length,
  };
};

const KEYS = ['points', 'buchholzCut1', 'buchholz', 'sonnebornBerger'] as const;
const compare = (a: Row, b: Row): number => {
  for (const key of KEYS) if (a[key] !== b[key]) return b[key] - a[key];
  return 0;
};

/** Half points in the games between these players; null unless all of them have met. */
const directScores = (group: readonly Player[]): Map<number, number> | null => {
  const numbers = new Set(group.map(({ number }) => number));
  const scores = new Map<number, number>();
  for (const { number, rounds } of group) {
    const games = rounds.filter(round => isPlayed(round) && round.opponent !== null && numbers.has(round.opponent));
    if (new Set(games.map(({ opponent }) => opponent)).size < group.length - 1) return null;
    scores.set(number, sum(games.map(({ mark }) => HALF_POINTS[mark])));
  }
  return scores;
};

/** Everybody in order. Those who are equal by everything share a rank, the first of the list ahead. */
export const standingsOf = (players: readonly Player[]): Standing[] => {
  const byNumber = new Map(players.map(player => [player.number, player]));
  const counted = new Map(players.map(player => [player.number, countedScore(player)]));
  const rows = players.map(player => rowOf(player, counted)).toSorted((a, b) => compare(a, b) || a.number - b.number);
  const groups = [...Map.groupBy(rows, row => KEYS.map(key => row[key]).join(' ')).values()];
  const standings: Standing[] = [];
  for (const group of groups) {
    const direct = directScores(group.flatMap(({ number }) => byNumber.get(number) ?? []));
    const scoreIn = ({ number }: Row): number => direct?.get(number) ?? 0;
    const first = standings.length + 1;
    for (const row of group.toSorted((a, b) => scoreIn(b) - scoreIn(a) || a.number - b.number)) {
      const ahead = group.filter(other => scoreIn(other) > scoreIn(row)).length;
      standings.push({ ...row, rank: first + ahead });
    }
  }
  return standings;
};
