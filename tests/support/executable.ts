/** The single executable as somebody has it who downloaded it: alone in a folder, on a machine without Node. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startProgram, type Academy } from '../../server/harness/process.ts';

const suffix = process.platform === 'win32' ? '.exe' : '';
export const EXECUTABLE = join(import.meta.dirname, '..', '..', 'dist', `academia${suffix}`);

/** What Windows cannot start a program without; nothing elsewhere. */
const NEEDED = process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {};

type Outcome = { code: number | null; out: string; error: string };
export type Machine = {
  /** Where the executable lies, and from where it is called. */
  folder: string;
  /** What of the machine it may find besides: both are empty at first. */
  home: string;
  temporary: string;
  run: (...args: string[]) => Outcome;
  serve: (...args: string[]) => Promise<Academy>;
};

const machines: string[] = [];
const running: Academy[] = [];
afterAll(async () => {
  await Promise.all(running.map(academy => academy.kill()));
  for (const folder of machines) rmSync(folder, { recursive: true, force: true });
});

/**
 * An empty folder with the executable in it. @param environment all that it is told besides where the home and the
 * temporary folder are.
 */
export const aMachine = (environment: Record<string, string> = {}): Machine => {
  const root = mkdtempSync(join(tmpdir(), 'academia-executable-'));
  machines.push(root);
  const [folder, home, temporary] = ['escola', 'home', 'tmp'].map(name => join(root, name)) as [string, string, string];
  for (const made of [folder, home, temporary]) mkdirSync(made);
  const program = join(folder, `academia${suffix}`);
  cpSync(EXECUTABLE, program);
  const options = { cwd: folder, env: { ...NEEDED, HOME: home, TMPDIR: temporary, ...environment } };
  return {
    folder,
    home,
    temporary,
    run: (...args) => {
      const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
      return { code: status, out: stdout, error: stderr };
    },
    serve: async (...args) => {
      const academy = await startProgram([program, 'serve', '--port', '0', '--data', './dados', ...args], options);
      running.push(academy);
      return academy;
    },
  };
};
