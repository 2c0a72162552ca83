/// <reference types="vite/client" />
import script from 'stockfish/bin/stockfish-19-lite-single.js?url';
import wasm from 'stockfish/bin/stockfish-19-lite-single.wasm?url';
import type { EngineProcess } from '../../../server/engine/process.ts';

/** Starts the engine of the server in a worker of the browser: one thread, which needs no headers of its own. */
export const startWorkerProcess = (): EngineProcess => {
  // Its script reads from there where its program is.
  const worker = new Worker(`${script}#${encodeURIComponent(wasm)}`);
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  worker.addEventListener('error', () => resolve());
  return {
    pid: undefined,
    send: line => worker.postMessage(line),
    onLine: listener =>
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') for (const line of data.split('\n')) listener(line);
      }),
    ended,
    kill: () => {
      worker.terminate();
      resolve();
    },
  };
};
