import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { isSea } from 'node:sea';

/** A chess engine that runs: lines go in, lines come out. */
export type EngineProcess = {
  pid: number | undefined;
  send: (line: string) => void;
  onLine: (listener: (line: string) => void) => void;
  /** Resolves when the process has ended for any reason, or could not be started. */
  ended: Promise<void>;
  kill: () => void;
};

export type EngineCommand = { file: string; args: string[] };

/** The first argument by which the single executable, which comes without Node, runs itself as the engine. */
export const AS_ENGINE = 'motor';

/** A native binary, or the Stockfish from npm in a process of this Node: it does not run in a worker thread. */
export const engineCommand = (native: string | undefined): EngineCommand =>
  native
    ? { file: native, args: [] }
    : {
        file: process.execPath,
        args: [
          ...(isSea() ? [AS_ENGINE] : []),
          createRequire(import.meta.url).resolve('stockfish/bin/stockfish-19-lite-single.js'),
        ],
      };

/** A priority a little below the server's: pages come before engine moves, but the moves still come. */
const NICENESS = 5;
/** The lowest: what runs with it gets what everything else leaves. */
export const BACKGROUND_NICENESS = 19;

const yieldToServer = (pid: number | undefined, niceness: number): void => {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // It has ended, or the system does not allow it: the engine works without it.
  }
};

/**
 * Starts an engine. It reads its commands from a pipe that closes when this process dies, and engines quit at the end
 * of their input, so that none outlives the server. It does not inherit the environment, which holds secrets.
 */
export const startProcess = ({ file, args }: EngineCommand, niceness = NICENESS): EngineProcess => {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'ignore'], env: {}, windowsHide: true });
  yieldToServer(child.pid, niceness);
  const lines = createInterface({ input: child.stdout });
  // Writing to an engine that has just died fails here; `ended` reports the death.
  child.stdin.on('error', () => undefined);
  return {
    pid: child.pid,
    send: line => void child.stdin.write(`${line}\n`),
    onLine: listener => void lines.on('line', listener),
    ended: new Promise(resolve => {
      child.once('close', () => resolve());
      child.once('error', () => resolve());
    }),
    kill: () => void child.kill('SIGKILL'),
  };
};
