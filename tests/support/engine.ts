import type { EngineProcess } from '../../server/engine/process.ts';

/** A process that answers as a test says, and remembers what it was told. */
export type ScriptedProcess = EngineProcess & { told: string[]; say: (line: string) => void; die: () => void };

/** Answers the handshake and, unless told otherwise, every search at once with e2e4. */
export const scriptedProcess = (onGo: (process: ScriptedProcess) => void = answerAtOnce): ScriptedProcess => {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let listener = (_: string): void => undefined;
  let running = true;
  const process: ScriptedProcess = {
    pid: undefined,
    told: [],
    ended,
    onLine: heard => void (listener = heard),
    say: line => void (running && listener(line)),
    die: () => {
      running = false;
      resolve();
    },
    kill: () => process.die(),
    send: line => {
      process.told.push(line);
      queueMicrotask(() => {
        if (line === 'uci') process.say('uciok');
        if (line === 'isready') process.say('readyok');
        if (line.startsWith('go')) onGo(process);
      });
    },
  };
  return process;
};

export const answerAtOnce = ({ say }: ScriptedProcess, move = 'e2e4'): void => {
  say(`info depth 1 multipv 1 score cp 20 pv ${move}`);
  say(`bestmove ${move}`);
};
