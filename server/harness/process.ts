import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverEntry } from './server-entry.ts';

const root = join(import.meta.dirname, '..', '..');
const main = serverEntry('main');

/** Where the many processes of a run keep what Node made of the sources: it saves each a fifth of its start. */
export const COMPILED = join(root, 'node_modules', '.cache', 'academia-tests');

export type Academy = {
  url: string;
  child: ChildProcess;
  /** What it has said so far, on both of its outputs. */
  said: () => string;
  /** Ends it as an operator would, and gives its exit code. */
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
};

/**
 * The academy as a process of its own on a free port, over a data folder. Resolves once it says where it serves.
 * @param under a command that becomes the academy in the end, such as one that sets limits first: the academy's own is
 * put behind it.
 */
export const startAcademy = (
  dataFolder: string,
  environment: Record<string, string> = {},
  under: string[] = [],
): Promise<Academy> =>
  startProgram([...under, process.execPath, main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataFolder,
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: COMPILED,
      ...environment,
    },
  });

/**
 * Any program that becomes an academy. Resolves once it says where it serves. @throws Error with what it said, when it
 * ends before.
 */
export const startProgram = async (
  [command = '', ...args]: string[],
  options: { cwd?: string; env: NodeJS.ProcessEnv },
): Promise<Academy> => {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk;
      const [, found] = /Academia em (http\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    // Only then all is heard that it said.
    child.once('close', code => reject(new Error(`The academy ended with ${code}: ${said}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  };
  return { url, child, said: () => said, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
};
