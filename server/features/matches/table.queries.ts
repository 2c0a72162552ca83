/** How a table is read and stored: at every move, so each statement is prepared once. */
import { and, asc, eq, getTableColumns, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { prepared, preparedChange } from '../../../db/prepared.ts';
import { matchEvents, matches, matchMoves } from '../../../db/schema/matches.ts';
import type { HeldMatch, HeldMove, Table } from './table.ts';

const oneMatch = prepared('match', read =>
  read
    .select()
    .from(matches)
    .where(eq(matches.id, sql.placeholder('matchId'))),
);
export const findMatch = async (read: Read, matchId: number): Promise<HeldMatch | undefined> =>
  (await oneMatch(read, { matchId }))[0];

const moveColumns = {
  matchId: matchMoves.matchId,
  ply: matchMoves.ply,
  san: matchMoves.san,
  uci: matchMoves.uci,
  fen: matchMoves.fen,
  ms: matchMoves.ms,
};

const movesOfOne = prepared('match_moves', read =>
  read
    .select(moveColumns)
    .from(matchMoves)
    .where(eq(matchMoves.matchId, sql.placeholder('matchId')))
    .orderBy(asc(matchMoves.ply)),
);
const movesOf = (read: Read, ids: readonly number[]) =>
  ids.length === 1
    ? movesOfOne(read, { matchId: ids[0] })
    : read
        .select(moveColumns)
        .from(matchMoves)
        .where(inArray(matchMoves.matchId, [...ids]))
        .orderBy(asc(matchMoves.matchId), asc(matchMoves.ply));

/** The tables of these matches, in their order. One query. */
export const withMoves = async (read: Read, found: readonly HeldMatch[]): Promise<Table[]> => {
  if (found.length === 0) return [];
  const rows = await movesOf(
    read,
    found.map(({ id }) => id),
  );
  const moves = Map.groupBy(rows, ({ matchId }) => matchId);
  return found.map(match => ({ match, moves: moves.get(match.id) ?? [], events: [] }));
};

const { id: _id, ...stored } = getTableColumns(matches);
type Stored = keyof typeof stored;
const names = Object.keys(stored) as Stored[];
const updateMatch = preparedChange('update_match', tx =>
  tx
    .update(matches)
    .set(Object.fromEntries(names.map(name => [name, sql`${sql.placeholder(name)}`])))
    .where(eq(matches.id, sql.placeholder('id'))),
);
/** In the form in which the columns store them: drizzle gives a null to a date's encoder, which cannot take it. */
const encoded = (match: HeldMatch) =>
  Object.fromEntries(
    names.map(name => [name, match[name] === null ? null : stored[name].mapToDriverValue(match[name])]),
  );

const insertMove = preparedChange('insert_match_move', tx =>
  tx.insert(matchMoves).values({
    matchId: sql.placeholder('matchId'),
    ply: sql.placeholder('ply'),
    san: sql.placeholder('san'),
    uci: sql.placeholder('uci'),
    fen: sql.placeholder('fen'),
    ms: sql.placeholder('ms'),
  }),
);
const insertEvent = preparedChange('insert_match_event', tx =>
  tx.insert(matchEvents).values({
    matchId: sql.placeholder('matchId'),
    number: sql.placeholder('number'),
    data: sql.placeholder('data'),
  }),
);

/** Stores what has changed between two states of a table. */
export const saveTable = async (
  tx: Tx,
  before: readonly HeldMove[],
  { match, moves, events }: Table,
): Promise<void> => {
  const { id } = match;
  await updateMatch(tx, { id, ...encoded(match) });
  if (moves.length < before.length)
    await tx.delete(matchMoves).where(and(eq(matchMoves.matchId, id), gte(matchMoves.ply, moves.length)));
  for (const move of moves.slice(before.length)) await insertMove(tx, { ...move, matchId: id });
  const first = match.events - events.length + 1;
  for (const [i, event] of events.entries())
    await insertEvent(tx, { matchId: id, number: first + i, data: JSON.stringify(event) });
};

/** The events after a number, in order. */
const eventsAfter = prepared('match_events', read =>
  read
    .select({ number: matchEvents.number, data: matchEvents.data })
    .from(matchEvents)
    .where(and(eq(matchEvents.matchId, sql.placeholder('matchId')), gt(matchEvents.number, sql.placeholder('after'))))
    .orderBy(asc(matchEvents.number)),
);
export const findEvents = (read: Read, matchId: number, after: number) => eventsAfter(read, { matchId, after });
