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
  /** Resolves when it has ended, however it came to that; also when it could not be started. */
  ended: Promise<void>;
  kill: () => void;
};

export type EngineCommand = { file: string; args: string[] };

/**
 * How the single executable, which has no Node beside it, is told to run a script: as the engine that it is started as.
 */
export const AS_ENGINE = 'motor';

/** A native binary, or the Stockfish from npm run by this very Node: it refuses to run in a worker thread. */
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

/**
 * A little below the server's: who waits for a web page should not wait for a game of chess, and yet the game should go
 * on.
 */
const NICENESS = 5;

const yieldToServer = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // Ended already, or the system forbids it: the engine plays all the same.
  }
};

/**
 * Starts an engine. It reads its commands from a pipe that ends with this process, however that dies, and engines quit
 * at the end of their input: so none outlives the server. It inherits no environment, where secrets are.
 */
export const startProcess = ({ file, args }: EngineCommand): EngineProcess => {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'ignore'], env: {}, windowsHide: true });
  yieldToServer(child.pid);
  const lines = createInterface({ input: child.stdout });
  // Writing to an engine that has just died fails here; that it died is told by `ended`.
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
