import { z } from 'zod';
import type { Tx } from '../../db/client.ts';
import { demoTries, type DemoTry } from '../../db/demo/puzzle-tries.ts';
import demoPuzzles from '../../db/demo/puzzles.json' with { type: 'json' };
import type { DemoPuzzle } from '../../db/demo/types.ts';
import { addPuzzles, type AddedPuzzle } from '../features/puzzles/collection.service.ts';
import { PuzzleDifficulty } from '../features/puzzles/puzzles.schema.ts';
import { PuzzleTheme } from '../features/puzzles/themes.schema.ts';
import { endTry, type Ending } from '../features/puzzles/puzzles.service.ts';
import { DAY_MS, HOUR_MS } from '../common/time.schema.ts';

/** Nobody had tried them when their ratings were written down. */
const ESTIMATED = 150;

const Uci = z.string().regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/);
const Puzzle = z.object({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1),
  description: z.string().min(1),
  difficulty: PuzzleDifficulty,
  fen: z.string(),
  lastMove: Uci.nullable(),
  moves: z
    .array(Uci)
    .min(1)
    .refine(moves => moves.length % 2 === 1, "The solver's move is the last"),
  continuation: z.array(Uci).refine(moves => moves.length % 2 === 0, "The solver's move is the last"),
  themes: z.array(PuzzleTheme).min(1),
  rating: z.number().min(400).max(3_200),
}) satisfies z.ZodType<DemoPuzzle>;

/** The puzzles of the demo school, easiest first. @throws ZodError when the file holds something else. */
export const readDemoPuzzles = (content: unknown = demoPuzzles): z.infer<typeof Puzzle>[] =>
  z
    .array(Puzzle)
    .parse(content)
    .toSorted((a, b) => a.rating - b.rating);

/** What tells a puzzle of the demo's from any other. */
export const sourceFor = ({ key }: Pick<DemoPuzzle, 'key'>): string => `academia:${key}`;

/** Puts the demo's puzzles in. @returns them, easiest first. */
export const insertDemoPuzzles = async (tx: Tx): Promise<AddedPuzzle[]> => {
  const puzzles = readDemoPuzzles().map(({ key, ...puzzle }) => ({
    ...puzzle,
    source: sourceFor({ key }),
    deviation: ESTIMATED,
  }));
  const added = new Map((await addPuzzles(tx, puzzles)).map(puzzle => [puzzle.source, puzzle]));
  return puzzles.flatMap(({ source }) => added.get(source) ?? []);
};

const SOLVED_MS = [14_000, 31_000, 22_000, 58_000, 19_000, 44_000, 27_000];
const solvedAfter = (i: number): Ending => ({ firstTry: 'solved', milliseconds: SOLVED_MS[i % SOLVED_MS.length] });

const endings: Record<DemoTry, (i: number) => Ending[]> = {
  solved: i => [solvedAfter(i)],
  failed: () => [{ firstTry: 'failed' }],
  found: i => [{ firstTry: 'failed' }, solvedAfter(i)],
  hinted: i => [{ firstTry: 'hinted' }, solvedAfter(i)],
};

/** Lets a student of the demo have tried puzzles: ratings and payments come as if it had happened, at its time. */
export const insertTries = async (
  tx: Tx,
  student: { id: number; username: string },
  puzzles: readonly AddedPuzzle[],
  now: Date,
): Promise<void> => {
  const tries = (demoTries[student.username] ?? []).slice(0, puzzles.length);
  for (const [i, puzzle] of puzzles.slice(0, tries.length).entries()) {
    const at = new Date(now.getTime() - (tries.length - 1 - i) * DAY_MS - HOUR_MS);
    for (const ending of endings[tries[i] ?? 'failed'](i))
      await endTry(tx, { id: student.id, role: 'student' }, puzzle, ending, at);
  }
};
