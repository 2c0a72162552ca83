import { execFile } from 'node:child_process';
import { serverEntry } from '../../server/harness/server-entry.ts';

const program = serverEntry('academia');

export type Outcome = { code: number; out: string; error: string };

/** Runs one command of `academia` in a process of its own, as an operator would. */
export const academia = (args: string[], environment: Record<string, string> = {}): Promise<Outcome> =>
  new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env.PATH, ...environment } },
      (_error, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });
