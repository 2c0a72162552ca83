import type { Db } from '../../../db/client.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Live } from '../../live/live.ts';
import { makeNextReview } from './reviewing.service.ts';

/** News can be lost, and a process can end in the middle of a review. */
const LOOK_EVERY_MS = 30_000;
const AFTER_TROUBLE_MS = 5_000;

export type ReviewRoom = {
  db: Db;
  live: Live;
  /** An engine of their own, so that no move waits behind a review. */
  openEngine: () => Engine;
};

/**
 * Makes the reviews that wait, one after the other, with an engine that runs only as long as there are any. The rows
 * say what waits, so a process that begins goes on where another has ended. @returns a function that stops it.
 */
export const startReviewer = (
  { db, live, openEngine }: ReviewRoom,
  onTrouble: (error: unknown) => void,
): (() => Promise<void>) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  let engine: Engine | undefined;
  let work: Promise<void> | undefined;

  const makeAll = async (): Promise<number> => {
    try {
      while (!isStopped && (await makeNextReview(db, (engine ??= openEngine())))) isAsked = false;
      return LOOK_EVERY_MS;
    } catch (error) {
      if (!isStopped) onTrouble(error);
      return AFTER_TROUBLE_MS;
    } finally {
      await engine?.close();
      engine = undefined;
    }
  };
  const wake = (): void => {
    isAsked = true;
    if (isStopped || work) return;
    clearTimeout(timer);
    isAsked = false;
    work = makeAll().then(wait => {
      work = undefined;
      if (isStopped) return;
      if (isAsked) wake();
      else timer = setTimeout(wake, wait).unref();
    });
  };
  const end = live.listen('review', { onNews: wake, onGap: wake });
  timer = setTimeout(wake, AFTER_TROUBLE_MS).unref();
  return async () => {
    isStopped = true;
    end();
    clearTimeout(timer);
    await engine?.close();
    await work;
  };
};
