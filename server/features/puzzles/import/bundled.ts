import { join } from 'node:path';
import { openPuzzleFile, type PuzzleFile } from './file.ts';
import { sourceOf } from './row.ts';

/** The puzzles of Lichess that every copy of the program carries (db/demo/lichess-puzzles.md). */
const FILE = join(import.meta.dirname, '..', '..', '..', '..', 'db', 'demo', 'lichess-puzzles.csv');

/** The source of the last one in that file. */
export const LAST_BUNDLED = sourceOf('zzAqy');

export const openBundledPuzzles = (): PuzzleFile => openPuzzleFile(FILE);
