import { AppError } from '../errors.ts';
import { countedAs } from '../network.ts';

/** What one person, and one address, behind which a whole class may sit, can have open at a time. */
const MOST = { person: 20, address: 1_000 };
const TRY_AGAIN_SECONDS = 30;

export type Connections = {
  /** @returns a function that gives the connection back. @throws AppError 429 for one too many. */
  take: (personId: number, address: string) => () => void;
};

/** Counts what stays open: sockets and event streams. */
export const createConnections = (): Connections => {
  const counts = new Map<string, number>();
  const add = (key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    take: (personId, address) => {
      const keys = { person: `person ${personId}`, address: `address ${countedAs(address)}` };
      const isFull = (kind: keyof typeof MOST): boolean => (counts.get(keys[kind]) ?? 0) >= MOST[kind];
      if (isFull('person') || isFull('address')) throw new AppError('tooManyConnections', TRY_AGAIN_SECONDS);
      for (const key of Object.values(keys)) add(key, 1);
      let isTaken = true;
      return () => {
        if (isTaken) for (const key of Object.values(keys)) add(key, -1);
        isTaken = false;
      };
    },
  };
};

/** How often is asked whether who is connected may still be: a session can end, and a token be revoked. */
const ADMITTED_MS = 5_000;

/** @returns a function that ends the asking. A database that does not answer ends nothing. */
export const whileAdmitted = (ask: () => Promise<object | null>, onEnd: () => void): (() => void) => {
  const check = async (): Promise<void> => {
    const caller = await ask().catch((error: unknown) =>
      error instanceof AppError && error.code === 'UNAUTHORIZED' ? null : {},
    );
    if (!caller) onEnd();
  };
  const timer = setInterval(() => void check(), ADMITTED_MS).unref();
  return () => clearInterval(timer);
};
