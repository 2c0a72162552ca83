import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../db/open.ts';
import { hasPuzzle } from '../features/puzzles/collection.service.ts';
import { LAST_BUNDLED } from '../features/puzzles/import/bundled.ts';

const LOOK_EVERY_MS = 50;

/** Resolves when a demo school that is served from this folder has all that comes to it after its first start. */
export const untilComplete = async (folder: string): Promise<void> => {
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'academy.db') });
  try {
    while (!(await hasPuzzle(db.read, LAST_BUNDLED))) await setTimeout(LOOK_EVERY_MS);
  } finally {
    await db.close();
  }
};
