import { setTimeout as wait } from 'node:timers/promises';
import type { Viewer } from '../../common/viewer.ts';
import { findEvents } from './table.queries.ts';
import { noteSeen } from './matches.service.ts';
import type { Presence } from './matches.schema.ts';
import { findReadable, type Hall } from './table.service.ts';
import { presenceIn } from './presence.ts';

export type NumberedEvent = { /** From 1, without gaps. */ number: number; /** The event in JSON. */ data: string };
/** Presence is no event of the game: it has the number of the last one, and missing it loses none. */
type Sighting = { number: number; presence: Presence };

/**
 * How often who watches is noted as there, may still watch, and is given what news did not tell: a process that is
 * killed between a transaction and its news tells nobody.
 */
const AGAIN_MS = 5_000;

/**
 * All that happens in a match after an event's number, each once and in order: first what has happened, then what does.
 * @param signal ends it.
 * @throws AppError 404 at once for a match that the viewer may not see, and later when they no longer may.
 */
export const watchMatch = async (
  hall: Hall,
  viewer: Viewer,
  { matchId, after }: { matchId: number; after: number },
  signal: AbortSignal,
): Promise<AsyncGenerator<NumberedEvent | Sighting, void>> => {
  await noteSeen(hall, viewer, await findReadable(hall.db.read, viewer, matchId));
  return follow(hall, viewer, { matchId, after }, signal);
};

/** The events alone, for programs. */
export async function* eventsOf(news: AsyncIterable<NumberedEvent | Sighting>): AsyncGenerator<NumberedEvent, void> {
  for await (const one of news) if ('data' in one) yield one;
}

async function* follow(
  hall: Hall,
  viewer: Viewer,
  { matchId, after }: { matchId: number; after: number },
  signal: AbortSignal,
): AsyncGenerator<NumberedEvent | Sighting, void> {
  const { db, live } = hall;
  let rung = Promise.withResolvers<'news'>();
  const ring = (): void => rung.resolve('news');
  const end = live.listen('match', { onNews: id => id === String(matchId) && ring(), onGap: ring });
  signal.addEventListener('abort', ring, { once: true });
  let last = after;
  let lookedAt = Date.now();
  let told = '';
  try {
    while (!signal.aborted) {
      rung = Promise.withResolvers<'news'>();
      for (const event of await findEvents(db.read, matchId, last)) {
        last = event.number;
        yield event;
      }
      const rest = new AbortController();
      const again = wait(Math.max(0, lookedAt + AGAIN_MS - Date.now()), 'again', { signal: rest.signal, ref: false });
      const woken = await Promise.race([rung.promise, again.catch(() => 'news' as const)]);
      rest.abort();
      if (woken !== 'again') continue;
      lookedAt = Date.now();
      const table = await findReadable(db.read, viewer, matchId);
      await noteSeen(hall, viewer, table);
      const presence = presenceIn(table, lookedAt);
      if (JSON.stringify(presence) !== told) yield { number: last, presence };
      told = JSON.stringify(presence);
    }
  } finally {
    end();
    signal.removeEventListener('abort', ring);
  }
}
