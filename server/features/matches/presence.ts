/** Who is at a table; pure, as the table is. */
import type { Side } from '../../rules/moves.ts';
import type { Presence } from './matches.schema.ts';
import { isAway, isBetweenPeople, seenAt, type Table } from './table.ts';

/** Who watches is noted as there at least so often, with some time to spare. */
const HERE_MS = 15_000;

/** Whether a side has the game open. */
const isHere = (table: Table, side: Side, now: number): boolean => {
  const last = seenAt(table.match, side);
  return !isBetweenPeople(table.match) || (last !== null && now - last.getTime() < HERE_MS);
};

export const presenceIn = (table: Table, now: number): Presence => ({
  away: { white: isAway(table, 'white', now), black: isAway(table, 'black', now) },
  here: { white: isHere(table, 'white', now), black: isHere(table, 'black', now) },
});
