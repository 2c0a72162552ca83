/** The commands of a test run: several at once, line by line on one output, with none left behind. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..', '..');
const isWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();

/** Signals the command and all that it started: each command leads its own process group. */
const signal = ({ pid }: ChildProcess, name: NodeJS.Signals): void => {
  if (pid === undefined) return;
  if (isWindows) return void spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  try {
    process.kill(-pid, name);
  } catch {
    // It has already ended.
  }
};

/**
 * Runs a command line and prints its output after its name. launch.mjs has put node_modules/.bin first on PATH, so the
 * shell finds the commands on every system.
 * @returns whether it succeeded.
 */
export const succeeds = async (
  name: string,
  command: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> => {
  const child = spawn(command, {
    cwd: root,
    shell: true,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment },
  });
  running.add(child);
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output }).on('line', line => console.log(`${name.padEnd(9)} │ ${line}`));
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return code === 0;
};

const GRACE_MS = 10_000;

/** Ends every command, gracefully if possible, and then this process. */
const interrupt = (): void => {
  for (const child of running) signal(child, 'SIGTERM');
  setTimeout(() => {
    for (const child of running) signal(child, 'SIGKILL');
    process.exit(130);
  }, GRACE_MS).unref();
  void Promise.all([...running].map(child => once(child, 'close'))).then(() => process.exit(130));
};

export const endChildrenWhenInterrupted = (): void => {
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, interrupt);
};
