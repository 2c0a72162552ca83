/** Who is at a table; pure, as the table is. */
import type { Side } from '../../rules/moves.ts';
import type { Presence } from './matches.schema.ts';
import { isAway, isBetweenPeople, seenAt, type Table } from './table.ts';

/** How often, at least, a watcher is noted as present, with some time to spare. */
const HERE_MS = 15_000;

/** Whether a side has the game open. */
const isHere = ({ match }: Pick<Table, 'match'>, side: Side, now: number): boolean => {
  const last = seenAt(match, side);
  return !isBetweenPeople(match) || (last !== null && now - last.getTime() < HERE_MS);
};

export const presenceIn = (table: Pick<Table, 'match'>, now: number): Presence => ({
  away: { white: isAway(table, 'white', now), black: isAway(table, 'black', now) },
  here: { white: isHere(table, 'white', now), black: isHere(table, 'black', now) },
});
