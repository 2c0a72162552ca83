import { exit } from './exit.ts';

/** Under npm one Ctrl-C arrives several times: from the terminal, and from each program in between. */
const ONE_PRESS_MS = 1_000;
/** What a shell expects of a program that was interrupted: 128 and the signal's number. */
const INTERRUPTED = 130;

/** Writes a line, and resolves when it is out. */
const say = (line: string): Promise<void> => new Promise(resolve => process.stdout.write(`${line}\n`, () => resolve()));

/** On SIGTERM or Ctrl-C calls `stop` and then ends the process with 0. A second Ctrl-C meanwhile ends it at once. */
export const stopWhenTold = (stop: () => Promise<void>): void => {
  let toldAt: number | undefined;
  const tell = async (): Promise<void> => {
    if (toldAt !== undefined) return;
    toldAt = performance.now();
    // The reader of the output may be gone already, which is no reason to leave the rest undone.
    process.stdout.on('error', () => undefined);
    void say('Encerrando: terminando o que já começou…');
    await stop();
    await say('Academia encerrada.');
    exit(0);
  };
  process.on('SIGTERM', () => void tell());
  process.on('SIGINT', () => {
    if (toldAt !== undefined && performance.now() - toldAt > ONE_PRESS_MS) exit(INTERRUPTED);
    void tell();
  });
};
