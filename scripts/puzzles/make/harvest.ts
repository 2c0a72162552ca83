import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Engine, Limits } from '../../../server/engine/engine.ts';
import { deepen, type Rejection, type Verified } from './deepen.ts';
import { playGame } from './games.ts';
import { scan } from './scan.ts';

/** The yield of one game, stored so that names and ratings can be made again without another search. */
export type Harvest = {
  seed: number;
  game: number;
  /** Checked errors. */
  errors: number;
  candidates: number;
  seconds: number;
  puzzles: (Verified & { key: string })[];
  /** Refused by the short searches, which save most deep ones. */
  refused: Rejection[];
  rejected: Rejection[];
  /** Of a difficulty with enough puzzles. */
  unwanted: number;
};

/** Another error soon after the first is often the same tactic again. */
const PLIES_APART = 8;
const PER_GAME = 4;
const FIRST_LOOK: Limits = { depth: 12 };

const isVerified = (outcome: Verified | Rejection): outcome is Verified => typeof outcome === 'object';

/** The difficulties still wanted. Others get no deeper search. */
export type Wanted = {
  /** Half-moves that the erring player looks ahead. */ sight: number | 'beginner';
  /** The lowest depth at which the short search may see the answer. */ seen: number;
  puzzle: (puzzle: Verified) => boolean;
};

/** Plays a game and finds its puzzles. */
export const harvestGame = async (
  engine: Engine,
  seed: number,
  game: number,
  deep: Limits,
  wanted: Wanted,
): Promise<Harvest> => {
  const startedAt = Date.now();
  const harvest: Harvest = {
    seed,
    game,
    errors: 0,
    candidates: 0,
    seconds: 0,
    puzzles: [],
    refused: [],
    rejected: [],
    unwanted: 0,
  };
  let latest = -PLIES_APART;
  for await (const slip of playGame(engine, seed, game, wanted.sight)) {
    if (slip.ply - latest < PLIES_APART) continue;
    harvest.errors += 1;
    const candidate = await scan(engine, slip);
    if (!candidate) continue;
    harvest.candidates += 1;
    const outline =
      (candidate.mate ?? candidate.seen) < wanted.seen ? undefined : await deepen(engine, candidate, FIRST_LOOK);
    if (!outline || (isVerified(outline) && !wanted.puzzle(outline))) {
      harvest.unwanted += 1;
      continue;
    }
    const outcome = isVerified(outline) ? await deepen(engine, candidate, deep) : outline;
    if (isVerified(outcome)) {
      harvest.puzzles.push({ key: `s${seed}-g${game}-p${slip.ply}`, ...outcome });
      latest = slip.ply;
    } else (isVerified(outline) ? harvest.rejected : harvest.refused).push(outcome);
    if (harvest.puzzles.length === PER_GAME) break;
  }
  return { ...harvest, seconds: (Date.now() - startedAt) / 1000 };
};

export const readHarvest = async (file: string): Promise<Harvest[]> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Harvest);
};

export const keepHarvest = async (file: string, harvest: Harvest): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(harvest)}\n`);
};
