// `npm run puzzles:make -- --games 50 [--seed 1] [--each 40] [--depth 18] [--harvest file]`: makes tactical problems from games that the engine plays (docs/puzzles.md).
// Puzzles that db/demo/puzzles.json holds already stay as they are; games that the harvest holds already are not played again. `--games 0` only chooses anew.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DemoPuzzle } from '../db/demo/types.ts';
import { openEngine } from './puzzles/make/engine.ts';
import { harvestGame, keepHarvest, readHarvest, type Wanted } from './puzzles/make/harvest.ts';
import { publish, toJson } from './puzzles/make/publish.ts';
import { lastGame, progress, report } from './puzzles/make/report.ts';
import { difficultyOf, featuresOf, ratingOf, type Difficulty } from './puzzles/make/rating.ts';
import { choose, judged } from './puzzles/make/select.ts';
import type { Verified } from './puzzles/make/deepen.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '40' },
    depth: { type: 'string', default: '18' },
    harvest: { type: 'string', default: join(import.meta.dirname, '../data/puzzles-harvest.jsonl') },
  },
});
const [games, seed, each, depth] = [values.games, values.seed, values.each, values.depth].map(Number) as [number, number, number, number];
const file = join(import.meta.dirname, '../db/demo/puzzles.json');

/** Searches end at the depth, or at so many nodes where a position is so rich that the depth would take minutes. */
const ENOUGH_NODES = 1_500_000;

const existing = JSON.parse(await readFile(file, 'utf8')) as DemoPuzzle[];
const harvests = await readHarvest(values.harvest);
const findings = () => harvests.flatMap(({ puzzles }) => puzzles).flatMap(puzzle => judged(puzzle) ?? []);

/** More than are chosen, so that there is a choice. */
const SURPLUS = 1.5;
/** Where the easy ones are enough, what a search of this depth does not need is not looked at. */
const NOT_EASY = 3;
const SIGHT = 4;

const wanted = (): Wanted => {
  const found = Map.groupBy(findings(), ({ difficulty }) => difficulty);
  const isOpen = (difficulty: Difficulty): boolean => (found.get(difficulty)?.length ?? 0) < each * SURPLUS;
  return { sight: isOpen('facil') ? 1 : SIGHT, seen: isOpen('facil') ? 0 : NOT_EASY, puzzle: (puzzle: Verified) => isOpen(difficultyOf(ratingOf(featuresOf(puzzle)))) };
};

const save = async (): Promise<DemoPuzzle[]> => {
  const puzzles = publish(existing, choose(findings(), existing, each));
  await writeFile(`${file}.new`, toJson(puzzles));
  await rename(`${file}.new`, file);
  return puzzles;
};

const engine = openEngine();
try {
  const first = lastGame(seed, harvests, existing) + 1;
  for (let game = first; game < first + games; game += 1) {
    const harvest = await harvestGame(engine, seed, game, { depth, nodes: ENOUGH_NODES }, wanted());
    harvests.push(harvest);
    await keepHarvest(values.harvest, harvest);
    if (process.stderr.isTTY) process.stderr.write(progress(game - first + 1, games, findings()));
  }
} finally {
  await engine.close();
}
console.log(report(harvests, await save(), existing.length));
