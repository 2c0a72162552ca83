import { readStored, store } from '../../../../lib/storage.ts';
import type { RunKind } from './run.ts';

const keyOf = (userId: number, kind: RunKind): string => `run-record:${userId}:${kind}`;

/** The most puzzles that somebody solved in a run on this device. */
export const recordOf = (userId: number, kind: RunKind): number => {
  const kept = readStored(keyOf(userId, kind));
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
};

export const keepRecord = (userId: number, kind: RunKind, solved: number): void => {
  if (solved > recordOf(userId, kind)) store(keyOf(userId, kind), solved);
};
