import type { Db } from '../../db/client.ts';
import { hasPuzzle } from '../features/puzzles/collection.service.ts';
import { loadBundledPuzzles } from '../features/puzzles/import/load.service.ts';
import { readDemoPuzzles, sourceFor } from './puzzles.ts';

/** Adds what may come while the demo school serves. A school that only has its own people is left as it is. */
const complete = async (db: Db, signal: AbortSignal): Promise<void> => {
  const [first] = readDemoPuzzles();
  if (first && (await hasPuzzle(db.read, sourceFor(first)))) await loadBundledPuzzles(db, signal);
};

/** Begins to complete the demo school. @returns a function that ends it after the batch under way. */
export const completeDemo = (db: Db, onTrouble: (error: unknown) => void): (() => Promise<void>) => {
  const end = new AbortController();
  const done = complete(db, end.signal).catch(onTrouble);
  return async () => {
    end.abort();
    await done;
  };
};
