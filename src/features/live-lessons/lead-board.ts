import type { LiveLesson } from '../../../server/features/live-lessons/live-lessons.schema.ts';
import { type LeadTree, leadTreeOf, pathTo, writtenOut } from './lead-tree.ts';

type Side = LiveLesson['side'];
type Held = LeadTree & { side: Side };
type Sent = { version: number; pgn: string; path: string[]; side: Side };

type Link = {
  send: (sent: Sent) => Promise<LiveLesson>;
  /** The server's board; null once the lesson is over. */
  read: () => Promise<LiveLesson | null>;
  /** Whether it was refused for good; otherwise the server could not be reached, and it is sent again. */
  isRefused: (error: unknown) => boolean;
  onRefused: (error: unknown) => void;
};

const AGAIN_MS = 1_000;

const isShownIn = ({ sheet, path, side }: LiveLesson, sent: Sent): boolean =>
  sheet?.pgn === sent.pgn && path.join(' ') === sent.path.join(' ') && side === sent.side;

const heldIn = (lesson: LiveLesson): Held => ({ ...leadTreeOf(lesson), side: lesson.side });

/**
 * The board that a professor shows. What they do stands at once and is sent behind it: one change at a time, and of
 * those that wait the last alone. What somebody else does there, another professor or the student with the pieces,
 * takes its place.
 */
export const createLeadBoard = (lesson: LiveLesson, { send, read, isRefused, onRefused }: Link) => {
  let held = heldIn(lesson);
  let { version } = lesson;
  /** The latest that was told. It waits while a change of one's own is on its way. */
  let heard = lesson;
  let isWaiting = false;
  let isSending = false;
  let isOver = false;
  const listeners = new Set<() => void>();

  const hold = (next: Held): void => {
    held = next;
    for (const listener of listeners) listener();
  };
  const adopt = (told: LiveLesson): void => {
    ({ version } = told);
    hold(heldIn(told));
  };

  const note = (told: LiveLesson): void => {
    if (told.version > heard.version) heard = told;
  };
  const catchUp = (): void => {
    if (!isSending && !isWaiting && heard.version > version) adopt(heard);
  };

  const giveWay = async (error: unknown): Promise<void> => {
    isWaiting = false;
    onRefused(error);
    const now = await read().catch(() => null);
    if (now && !isWaiting) adopt(now);
  };

  const flush = async (): Promise<void> => {
    if (isSending || !isWaiting || isOver) return;
    [isSending, isWaiting] = [true, false];
    const { tree, current, side } = held;
    const sent = { version, pgn: writtenOut(tree), path: pathTo(tree, current), side };
    try {
      note(await send(sent));
      // Somebody else may have changed the board before the answer was written.
      version = isShownIn(heard, sent) ? heard.version : sent.version + 1;
    } catch (error) {
      if (isRefused(error)) await giveWay(error);
      else {
        isWaiting = true;
        await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
      }
    } finally {
      isSending = false;
    }
    catchUp();
    await flush();
  };

  return {
    get: () => held,
    subscribe: (listener: () => void) => {
      isOver = false;
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        isOver = listeners.size === 0;
      };
    },
    change: (next: Partial<Held>): void => {
      hold({ ...held, ...next });
      isWaiting = true;
      void flush();
    },
    /** The server's board, as it comes in. */
    hear: (told: LiveLesson): void => {
      note(told);
      catchUp();
    },
  };
};
