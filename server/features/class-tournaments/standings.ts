import { standingsOf } from '../../rules/pairing/standings.ts';
import { arenaRows } from './arena.ts';
import type { GameRow, PlayerRow } from './class-tournaments.queries.ts';
import type { Format } from './class-tournaments.schema.ts';
import { liveGames, playersOf } from './rounds.ts';

/** Everybody in order, with the results of the running round as they come in. */
export const standingsRows = (format: Format, players: readonly PlayerRow[], games: readonly GameRow[]) => {
  if (format === 'arena') return arenaRows(players, games);
  const byNumber = new Map(players.map(player => [player.number, player]));
  return standingsOf(playersOf(format, players, liveGames(games))).flatMap(({ number, rank, ...row }) => {
    const player = byNumber.get(number);
    if (!player) return [];
    return {
      ...player,
      rank,
      points: row.points / 2,
      scores: [],
      onFire: false,
      buchholzCut1: row.buchholzCut1 / 2,
      buchholz: row.buchholz / 2,
      sonnebornBerger: row.sonnebornBerger / 4,
    };
  });
};

/**
 * Who gets how many coins, by the ranks of the table. Those who share a rank are equal by every tie-break, so they
 * share its prize and those of the places that they fill, without the fractions.
 */
export const prizesOf = (rows: readonly { userId: number; rank: number }[], prizes: readonly number[]) =>
  [...Map.groupBy(rows, ({ rank }) => rank)].flatMap(([rank, equals]) => {
    const pool = prizes.slice(rank - 1, rank - 1 + equals.length).reduce((sum, coins) => sum + coins, 0);
    const coins = Math.floor(pool / equals.length);
    return coins === 0 ? [] : equals.map(({ userId }) => ({ userId, rank, coins, isShared: equals.length > 1 }));
  });
