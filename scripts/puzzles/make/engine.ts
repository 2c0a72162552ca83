import { setPriority } from 'node:os';
import type { Engine, Limits, Line } from '../../../server/engine/engine.ts';
import { createPool } from '../../../server/engine/pool.ts';
import { readGame } from '../../../server/engine/position.ts';
import { engineCommand, startProcess } from '../../../server/engine/process.ts';

/** Megabytes. The hash is cleared before each search, and most searches are shorter than clearing a large one. */
const HASH = 8;
/** Lower priority than anything that people wait for. */
const NICENESS = 10;
/** The longest search is of ten million nodes. */
const PATIENCE_MS = 120_000;

/** One engine process that works when nothing else does. */
export const openEngine = (): Engine => {
  const command = engineCommand(process.env.STOCKFISH_PATH);
  const start = () => {
    const engine = startProcess(command);
    if (engine.pid !== undefined) setPriority(engine.pid, NICENESS);
    return engine;
  };
  return createPool({ start, size: 1, patience: PATIENCE_MS, options: { Hash: HASH } });
};

/** The two best moves of a position, without its history, at every depth. */
export const twoBest = async (engine: Engine, fen: string, limits: Limits): Promise<Line[]> => {
  const { position } = readGame(fen);
  return (await engine.search({ position, lines: 2, limits })).lines;
};
