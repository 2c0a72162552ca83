/**
 * What a class's board shows, read once a change for all who watch it in this process: forty screens that each read the
 * same row would keep the server busy for longer than they may wait.
 */
import type { Live } from '../../live/live.ts';
import { newsOfBoard, newsOfSheet, readShown, type Hall, type Shown } from './live-lessons.service.ts';

/** Within this time, a request without news gets what was read before. */
const FRESH_MS = 1_000;

export type SharedBoard = {
  /** What is shown, at least as new as the last news. */
  read: () => Promise<Shown>;
  /** Forgets what is older than a moment ago: a change of which no news came is noticed. */
  refresh: () => void;
  leave: () => void;
};
type Kept = SharedBoard & { watchers: number };

const boards = new WeakMap<Live, Map<number, Kept>>();

const open = ({ db, live }: Hall, classId: number, onEmpty: () => void): Kept => {
  const wanted = new Set([newsOfBoard(classId), newsOfSheet(classId)]);
  let held: { shown: Promise<Shown>; at: number } | undefined;
  const forget = (): void => {
    held = undefined;
  };
  // Listens before its watchers do, so that a watcher woken by news finds nothing older.
  const end = live.listen('lesson', { onNews: id => wanted.has(id) && forget(), onGap: forget });
  const kept: Kept = {
    watchers: 0,
    read: () => {
      if (held) return held.shown;
      const reading = { shown: readShown(db.read, classId), at: Date.now() };
      held = reading;
      // What failed once is asked again by the next.
      reading.shown.catch(() => {
        if (held === reading) forget();
      });
      return reading.shown;
    },
    refresh: () => {
      if (held && Date.now() - held.at > FRESH_MS) forget();
    },
    leave: () => {
      kept.watchers -= 1;
      if (kept.watchers > 0) return;
      end();
      onEmpty();
    },
  };
  return kept;
};

/** The board of a class for one more who watches it, until they leave. */
export const joinBoard = (hall: Hall, classId: number): SharedBoard => {
  const ofProcess = boards.get(hall.live) ?? new Map<number, Kept>();
  boards.set(hall.live, ofProcess);
  const kept = ofProcess.get(classId) ?? open(hall, classId, () => ofProcess.delete(classId));
  ofProcess.set(classId, kept);
  kept.watchers += 1;
  return kept;
};
