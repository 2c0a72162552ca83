import { Worker } from 'node:worker_threads';
import type { Session } from './client.ts';

/** `pause`: milliseconds that a student thinks, on average. Players take the levels in turn. */
export type Load = {
  session: Session;
  players: number;
  levels: string[];
  seconds: number;
  pause: number;
  seed: number;
};

export type Games = {
  /** By level: milliseconds from question to answer. */
  moves: Record<string, number[]>;
  /** Answers 503 with Retry-After. */
  busy: number;
  /** Whatever was neither a legal move nor such a 503. */
  faults: string[];
  finished: number;
};

/** Lets students play, on a thread of their own, so that their thinking is not taken for the server's. */
export const playGames = (load: Load): Promise<Games> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('players.ts', import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
