import type { Db } from '../../db/client.ts';

/** Whether the process can serve: not while it starts or stops, nor while the database does not answer. */
export type Health = { isServing: () => Promise<boolean>; drain: () => void };

export const createHealth = (db: Db): Health => {
  let draining = false;
  const answers = async (): Promise<boolean> => {
    try {
      await db.ping();
      return true;
    } catch {
      return false;
    }
  };
  return {
    isServing: async () => !draining && (await answers()),
    drain: () => {
      draining = true;
    },
  };
};

const TRY_AGAIN_SECONDS = 2;

/** What a process answers while it starts, while it stops, and without a database. */
export const unavailable = (): Response =>
  Response.json({ status: 'unavailable' }, { status: 503, headers: { 'Retry-After': String(TRY_AGAIN_SECONDS) } });
