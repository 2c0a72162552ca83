import { setTimeout as wait } from 'node:timers/promises';
import type { Viewer } from '../../common/viewer.ts';
import { getClassToRead } from '../classes/scope.ts';
import type { LiveLesson, LiveNews } from './live-lessons.schema.ts';
import { boardFor, newsOfBoard, newsOfSheet, noteHere, type Hall } from './live-lessons.service.ts';
import { joinBoard } from './shared-board.service.ts';

/**
 * How often it is asked whether who watches still may, who is there, and whether something changed of which no news
 * came: a process that is killed between a transaction and its news tells nobody.
 */
const AGAIN_MS = 5_000;

const stateOf = (board: LiveLesson | null): string => JSON.stringify(board && { ...board, answeredAt: '' });

/**
 * The board of a class as it is, then whenever it changes, also from none to one and back.
 * @param signal ends it.
 * @throws AppError 404 at once for a class that the viewer is not in, and later when they no longer are.
 */
export const watchBoard = async (
  hall: Hall,
  viewer: Viewer,
  classId: number,
  signal: AbortSignal,
): Promise<AsyncGenerator<LiveNews, void>> => {
  await getClassToRead(hall.db.read, viewer, classId);
  return follow(hall, viewer, classId, signal);
};

async function* follow(
  hall: Hall,
  viewer: Viewer,
  classId: number,
  signal: AbortSignal,
): AsyncGenerator<LiveNews, void> {
  const { db, live } = hall;
  let rung = Promise.withResolvers<'news'>();
  const ring = (): void => rung.resolve('news');
  let seen = await getClassToRead(db.read, viewer, classId);
  const wanted = new Set([newsOfBoard(classId), ...(seen.part === 'professor' ? [newsOfSheet(classId)] : [])]);
  const shared = joinBoard(hall, classId);
  const end = live.listen('lesson', { onNews: id => wanted.has(id) && ring(), onGap: ring });
  signal.addEventListener('abort', ring, { once: true });
  let lookedAt = Date.now();
  let told: string | undefined;
  try {
    while (!signal.aborted) {
      rung = Promise.withResolvers<'news'>();
      const lesson = await boardFor(db.read, viewer, seen, await shared.read());
      const [state, isFirst] = [stateOf(lesson), told === undefined];
      if (state !== told) yield { lesson };
      if (isFirst) await noteHere(hall, viewer, lesson);
      told = state;
      const rest = new AbortController();
      const again = wait(Math.max(0, lookedAt + AGAIN_MS - Date.now()), 'again', { signal: rest.signal, ref: false });
      const woken = await Promise.race([rung.promise, again.catch(() => 'news' as const)]);
      rest.abort();
      if (woken !== 'again') continue;
      lookedAt = Date.now();
      shared.refresh();
      seen = await getClassToRead(db.read, viewer, classId);
      await noteHere(hall, viewer, lesson);
    }
  } finally {
    end();
    shared.leave();
    signal.removeEventListener('abort', ring);
  }
}
