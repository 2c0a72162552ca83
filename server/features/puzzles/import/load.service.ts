import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../../../db/client.ts';
import { isKnown } from '../collection.queries.ts';
import { LAST_BUNDLED, openBundledPuzzles } from './bundled.ts';
import { importPuzzles } from './import.service.ts';

/** So few rows in a transaction, and such a rest after it in milliseconds, that requests hardly wait. */
const [BATCH, REST_MS] = [100, 10];

/**
 * Adds the bundled puzzles that the school lacks, while it serves. Batches are saved in the file's order: where its
 * last puzzle is, all are, and looking for it is all that is done at later starts. What was killed on the way goes on,
 * without doubles.
 * @param signal ends it after the batch under way.
 */
export const loadBundledPuzzles = async (
  db: Db,
  signal: AbortSignal,
  bundle = { open: openBundledPuzzles, last: LAST_BUNDLED },
): Promise<void> => {
  if (await isKnown(db.read, bundle.last)) return;
  await importPuzzles(db, bundle.open().rows, {
    batch: BATCH,
    onBadRow: (line, problem) => {
      throw new Error(`Line ${line} of the bundled puzzles: ${problem}`);
    },
    onBatch: async () => {
      if (!signal.aborted) await setTimeout(REST_MS);
      return !signal.aborted;
    },
  });
};
