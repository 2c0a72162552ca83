/** What the boards of a tournament mean: everybody's rounds, the standings, and the next pairings. Pure. */
import { pairDutch, type Pairing } from '../../rules/pairing/dutch.ts';
import { HALF_POINTS, type Mark, type PlayedRound, type Player } from '../../rules/pairing/history.ts';
import { pairRoundRobin } from '../../rules/pairing/round-robin.ts';
import { hasCome } from '../matches/presence.ts';
import type { GameRow, HeldTournament, PlayerRow } from './class-tournaments.queries.ts';
import type { Format, Result } from './class-tournaments.schema.ts';

const MARKS: Record<Result, readonly [white: Mark, black: Mark]> = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '1/2-1/2': ['=', '='],
  '+:-': ['+', '-'],
  '-:+': ['-', '+'],
  '-:-': ['-', '-'],
};

/** The result in which White's round has one mark and Black's another; null where there is none. */
export const resultOfMarks = (ofWhite: Mark, ofBlack: Mark): Result | null => {
  const results = Object.keys(MARKS) as Result[];
  return results.find(result => MARKS[result][0] === ofWhite && MARKS[result][1] === ofBlack) ?? null;
};

/** Who is not there loses without a game. */
export const forfeitOf = (isWhiteThere: boolean, isBlackThere: boolean): Result | null => {
  if (isWhiteThere && isBlackThere) return null;
  return isWhiteThere ? '+:-' : isBlackThere ? '-:+' : '-:-';
};

/**
 * What a game brings that was called off, because a first move did not come: who owed it loses, and both where the
 * other was not there either.
 */
const forfeitIn = ({ matchStatus, matchEnding, plies, begunAt, blackSeenAt }: GameRow): Result | null => {
  if (matchStatus !== 'aborted' || matchEnding === 'unresumed') return null;
  return forfeitOf(plies > 0, plies === 0 && hasCome(begunAt, blackSeenAt));
};

/** What came by hand goes before what the match says. */
export const resultOf = (row: GameRow): Result | null => row.game.result ?? row.matchResult ?? forfeitIn(row);
const isOpen = (row: GameRow): boolean => row.game.blackId !== null && resultOf(row) === null;

/** Whether a board waits for its professor: its game is paused, or ended without a result as nobody resumed it. */
export const isStopped = (row: GameRow): boolean =>
  isOpen(row) && (row.pausedAt !== null || row.matchEnding === 'unresumed');

export const roundOf = (games: readonly GameRow[]): number => games.at(-1)?.game.round ?? 0;
export const isRoundOver = (games: readonly GameRow[]): boolean => !games.some(isOpen);

/** In a table of all against all everybody is free once, and gets nothing for it. */
const BYES: Record<Format, Mark> = { swiss: 'U', round_robin: 'Z', double_round_robin: 'Z', arena: 'Z' };
const byeOf = (format: Format, { game }: GameRow): Mark => game.bye ?? BYES[format];

/** The points of a round without an opponent; null of a game. */
export const byePoints = (format: Format, row: GameRow): number | null =>
  row.game.blackId === null ? HALF_POINTS[byeOf(format, row)] / 2 : null;
const ABSENT: PlayedRound = { mark: 'Z', opponent: null, color: null };

/** Everybody's rounds so far. A round that is still being played is not among them while a result is missing. */
export const playersOf = (format: Format, players: readonly PlayerRow[], games: readonly GameRow[]): Player[] => {
  const numbers = new Map(players.map(({ userId, number }) => [userId, number]));
  const done = isRoundOver(games) ? roundOf(games) : roundOf(games) - 1;
  const rounds = new Map<number, PlayedRound[]>(
    players.map(({ userId }) => [userId, Array.from({ length: Math.max(0, done) }, () => ABSENT)]),
  );
  const put = (userId: number, round: number, played: PlayedRound): void => {
    const own = rounds.get(userId);
    if (own && round <= done) own[round - 1] = played;
  };
  for (const row of games) {
    const { whiteId, blackId, round } = row.game;
    const result = resultOf(row);
    if (blackId === null) put(whiteId, round, { ...ABSENT, mark: byeOf(format, row) });
    else if (result !== null) {
      const [ofWhite, ofBlack] = MARKS[result];
      put(whiteId, round, { mark: ofWhite, opponent: numbers.get(blackId) ?? null, color: 'white' });
      put(blackId, round, { mark: ofBlack, opponent: numbers.get(whiteId) ?? null, color: 'black' });
    }
  }
  return players.map(({ userId, number }) => ({ number, rounds: rounds.get(userId) ?? [] }));
};

/** Who lost a game because they did not come to it. */
export const absentIn = (row: GameRow): number[] => {
  const { whiteId, blackId } = row.game;
  const result = resultOf(row);
  if (blackId === null || result === null) return [];
  const [ofWhite, ofBlack] = MARKS[result];
  return [...(ofWhite === '-' ? [whiteId] : []), ...(ofBlack === '-' ? [blackId] : [])];
};

/** Who came to at least one of their games. */
export const comersOf = (games: readonly GameRow[]): Set<number> =>
  new Set(
    games.flatMap(row => {
      const { whiteId, blackId } = row.game;
      const result = resultOf(row);
      if (blackId === null || result === null) return [];
      const [ofWhite, ofBlack] = MARKS[result];
      return [...(ofWhite === '-' ? [] : [whiteId]), ...(ofBlack === '-' ? [] : [blackId])];
    }),
  );

/** The results of a round that is still being played count at once in the standings that are shown. */
export const liveGames = (games: readonly GameRow[]): GameRow[] => games.filter(row => !isOpen(row));

/** The boards of the next round; undefined when nobody can be paired any more. */
export const nextPairings = (
  { format, rounds, firstColor }: HeldTournament,
  players: readonly PlayerRow[],
  games: readonly GameRow[],
): Pairing[] | undefined => {
  const all = playersOf(format, players, games);
  if (format === 'swiss') {
    const present = new Set(players.filter(({ presence }) => presence === 'playing').map(({ number }) => number));
    return pairDutch(
      all.filter(({ number }) => present.has(number)),
      all,
      { totalRounds: rounds, firstColor },
    );
  }
  return pairRoundRobin(players.length, roundOf(games), format === 'double_round_robin');
};
