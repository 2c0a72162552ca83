import { Worker } from 'node:worker_threads';
import type { Session } from './client.ts';

/** `pause`: milliseconds that a student thinks, on average. The players use the levels in turn. */
export type Load = {
  /** One for each player: nobody waits for more than two answers of the engine. */
  sessions: Session[];
  levels: string[];
  seconds: number;
  pause: number;
  seed: number;
};

export type Games = {
  /** By level: milliseconds from request to answer. */
  moves: Record<string, number[]>;
  /** Answers 503 with Retry-After. */
  busy: number;
  /** Answers that are neither a legal move nor such a 503. */
  faults: string[];
  finished: number;
};

/** Plays games as students on a separate thread, so that their computing does not count as the server's. */
export const playGames = (load: Load): Promise<Games> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('players.ts', import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
