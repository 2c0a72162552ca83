// `npm run puzzles:make -- --games 50 [--seed 1] [--each 40] [--depth 18] [--harvest file]`: makes tactical problems
// from games that the engine plays (docs/puzzles.md). Puzzles in db/demo/puzzles.json stay as they are, and games in
// the harvest are not played again. `--games 0` only chooses again.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DemoPuzzle } from '../db/demo/types.ts';
import { difficultyOf } from '../server/features/puzzles/points.ts';
import type { PuzzleDifficulty } from '../server/features/puzzles/puzzles.schema.ts';
import { withContinuations } from './puzzles/make/continuation.ts';
import type { Verified } from './puzzles/make/deepen.ts';
import { openEngine } from './puzzles/make/engine.ts';
import { harvestGame, keepHarvest, readHarvest, type Harvest, type Wanted } from './puzzles/make/harvest.ts';
import { publish, toJson } from './puzzles/make/publish.ts';
import { featuresOf, ratingOf } from './puzzles/make/rating.ts';
import { lastGame, progress, report } from './puzzles/make/report.ts';
import { choose, judged, type Judged } from './puzzles/make/select.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '40' },
    depth: { type: 'string', default: '18' },
    harvest: { type: 'string', default: join(import.meta.dirname, '../data/puzzles-harvest.jsonl') },
  },
});
const [games, seed, each, depth] = [
  Number(values.games),
  Number(values.seed),
  Number(values.each),
  Number(values.depth),
];
const file = join(import.meta.dirname, '../db/demo/puzzles.json');

/** Searches end at the depth, or at so many nodes in positions where the depth would take minutes. */
const ENOUGH_NODES = 1_500_000;
/** More puzzles are found than needed, so that there is a choice. */
const SURPLUS = 1.5;
/**
 * How many half-moves the tempted player looks ahead, and the depth that the answer needs: while easy puzzles are
 * wanted, and when there are enough of them.
 */
const ERRORS = { easy: { sight: 'beginner', seen: 0 }, hard: { sight: 2, seen: 2 } } as const;

const existing = JSON.parse(await readFile(file, 'utf8')) as DemoPuzzle[];
const harvests: Harvest[] = [];
const found: Judged[] = [];
const take = (harvest: Harvest): void => {
  harvests.push(harvest);
  found.push(...harvest.puzzles.map(judged));
};
for (const harvest of await readHarvest(values.harvest)) take(harvest);

const isOpen = (difficulty: PuzzleDifficulty): boolean =>
  found.filter(puzzle => puzzle.difficulty === difficulty).length < each * SURPLUS;
const wanted = (): Wanted => ({
  ...(isOpen('facil') ? ERRORS.easy : ERRORS.hard),
  puzzle: (puzzle: Verified) => isOpen(difficultyOf(ratingOf(featuresOf(puzzle)))),
});

const first = lastGame(seed, harvests, existing) + 1;
const engine = openEngine();
try {
  for (let game = first; game < first + games; game += 1) {
    const harvest = await harvestGame(engine, seed, game, { depth, nodes: ENOUGH_NODES }, wanted());
    await keepHarvest(values.harvest, harvest);
    take(harvest);
    if (process.stderr.isTTY) process.stderr.write(progress(game - first + 1, games, found));
  }
  const chosen = publish(existing, choose(found, existing, each));
  const puzzles = await withContinuations(engine, chosen, { depth, nodes: ENOUGH_NODES });
  await writeFile(`${file}.new`, toJson(puzzles));
  await rename(`${file}.new`, file);
  console.log(report(harvests, puzzles, existing.length));
} finally {
  await engine.close();
}
