import type { Db } from '../db/client.ts';
import { hasPuzzle } from './features/puzzles/collection.service.ts';
import { loadBundledPuzzles } from './features/puzzles/import/load.service.ts';
import { readSchool } from './features/school/school.service.ts';

const isDemoSchool = async (db: Db): Promise<boolean> => {
  const { readDemoPuzzles, sourceFor } = await import('./demo/puzzles.ts');
  const [first] = readDemoPuzzles();
  return first !== undefined && hasPuzzle(db.read, sourceFor(first));
};

export type SchoolPuzzles = {
  /** Adds those that are missing; nothing to a school that nobody has named yet. Never fails. */
  bring: () => Promise<void>;
  /** Ends it after the batch under way. */
  stop: () => Promise<void>;
};

/**
 * The bundled puzzles come to a school while it serves: at its start, and when it is named.
 * @param load loads all that are missing until the signal.
 */
export const createSchoolPuzzles = (
  db: Db,
  { demo, onTrouble }: { demo: boolean; onTrouble: (error: unknown) => void },
  load = loadBundledPuzzles,
): SchoolPuzzles => {
  const end = new AbortController();
  let done = Promise.resolve();
  const isWanted = async () => (await readSchool(db)).name !== null || (demo && (await isDemoSchool(db)));
  const bringAll = async (): Promise<void> => {
    if (!end.signal.aborted && (await isWanted())) await load(db, end.signal);
  };
  return {
    bring: () => (done = done.then(bringAll).catch(onTrouble)),
    stop: async () => {
      end.abort();
      await done;
    },
  };
};
