import { execFile } from 'node:child_process';
import { COMPILED } from '../../server/harness/process.ts';
import { serverEntry } from '../../server/harness/server-entry.ts';

const program = serverEntry('academia');

export type Outcome = { code: number; out: string; error: string };

/** Runs one command of `academia` in a process of its own, as an operator would. @param line what is piped in. */
export const academia = (args: string[], environment: Record<string, string> = {}, line?: string): Promise<Outcome> =>
  new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...environment } },
      (_error, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
    if (line !== undefined) child.stdin?.end(`${line}\n`);
  });
