import type { Db } from '../../../db/client.ts';
import { toCsv } from '../../common/csv.ts';
import { addDays, dayOf, momentInCellToTheSecond, startOf } from '../../common/days.ts';
import {
  EVENT_GROUPS,
  EVENTS_PER_PAGE,
  EventGroup,
  EXPORT_MAX_EVENTS,
  type EventsExportInput,
  type EventsInput,
  type LogEntry,
  type LoggedEvent,
} from './audit.schema.ts';
import { findEvents, findNames, type LogFilter, type LogPosition } from './log.queries.ts';
import { sentenceOf } from './sentences.ts';

type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

const groupOf = new Map(
  EventGroup.options.flatMap(group => EVENT_GROUPS[group].map(event => [event as LoggedEvent, group] as const)),
);

const filterOf = ({ group, userId, day }: EventsExportInput, before: LogPosition | undefined): LogFilter => ({
  events: group && EVENT_GROUPS[group],
  userId,
  from: day === undefined ? undefined : startOf(day),
  to: day === undefined ? undefined : startOf(addDays(day, 1)),
  before,
});

const cursorOf = ({ createdAt, id }: EventRow): string => `${createdAt.getTime()}-${id}`;
const positionOf = (cursor: string): LogPosition => {
  const [at, id] = cursor.split('-').map(Number);
  return { at: new Date(at ?? 0), id: id ?? 0 };
};

/** One page of the log, newest first. `cursor` is the end of the page before it. */
export const listEvents = async (
  db: Db,
  { cursor, limit, ...wanted }: EventsInput,
): Promise<{ events: LogEntry[]; next: string | null }> => {
  const rows = await findEvents(
    db.read,
    filterOf(wanted, cursor === undefined ? undefined : positionOf(cursor)),
    limit + 1,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { events: await toEntries(db, shown), next: rows.length > limit && last ? cursorOf(last) : null };
};

const COLUMNS = ['Quando', 'Evento', 'Quem', 'Sobre quem', 'Moedas', 'Endereço'];

/**
 * The log as a spreadsheet, at most EXPORT_MAX_EVENTS rows. It is read page by page, so that other requests are served
 * in between.
 */
export const exportEvents = async (db: Db, wanted: EventsExportInput): Promise<{ filename: string; csv: string }> => {
  const rows: (string | number | null)[][] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listEvents>> = await listEvents(db, {
      ...wanted,
      limit: EVENTS_PER_PAGE * 10,
      ...(cursor !== null && { cursor }),
    });
    for (const { createdAt, text, actor, subject, coins, address } of page.events) {
      rows.push([
        momentInCellToTheSecond(new Date(createdAt)),
        text,
        actor?.name ?? '',
        subject?.name ?? '',
        coins,
        address ?? '',
      ]);
    }
    cursor = page.next;
    await new Promise(resolve => setImmediate(resolve));
  } while (cursor !== null && rows.length < EXPORT_MAX_EVENTS);
  return { filename: `registro-${dayOf(new Date())}.csv`, csv: toCsv(COLUMNS, rows) };
};

const ERASED = 'Conta excluída';

const toEntries = async (db: Db, rows: readonly EventRow[]): Promise<LogEntry[]> => {
  const ids = [...new Set(rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter(id => id !== null))];
  const names = new Map(
    (ids.length === 0 ? [] : await findNames(db.read, ids)).map(({ id, name, erasedAt }) => [
      id,
      erasedAt === null ? name : ERASED,
    ]),
  );
  const personOf = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? ERASED });
  return rows.map(({ id, event, actorId, subjectId, detail, coins, address, createdAt }) => {
    const [actor, subject] = [personOf(actorId), personOf(subjectId)];
    return {
      id,
      event,
      group: groupOf.get(event) ?? 'access',
      actor,
      subject,
      text: sentenceOf(event, { actor: actor?.name ?? null, subject: subject?.name ?? null, detail, coins }),
      coins,
      address,
      createdAt: createdAt.toISOString(),
    };
  });
};
