import type { Tx } from '../../../db/client.ts';
import type { GameEnding } from '../games/games.schema.ts';
import { keepHeldGame } from '../games/held-games.service.ts';
import { counts, rateTable } from './rating.service.ts';
import type { Table } from './table.ts';

/**
 * Rates the players of a game that has just ended, and puts it into their history; a draw that was agreed before
 * anybody moved is no game. @returns the table as rated.
 */
export const keepEnded = async (tx: Tx, ended: Table, now: Date): Promise<Table> => {
  const table = await rateTable(tx, ended, now);
  const { id, level, base, increment, whiteId, blackId, whiteChange, blackChange, result, ending } = table.match;
  const isUnplayed = table.moves.length === 0 && ending === 'agreement';
  if (!result || isUnplayed) return table;
  await keepHeldGame(
    tx,
    {
      matchId: id,
      level,
      base,
      increment,
      moves: table.moves.map(({ san }) => san),
      result,
      // Those that only an aborted game has do not come with a result.
      ending: (ending ?? 'unknown') as GameEnding,
      counts: counts(table),
      players: { white: whiteId, black: blackId },
      ratingChanges: { white: whiteChange, black: blackChange },
    },
    now,
  );
  return table;
};
