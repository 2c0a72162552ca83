import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPool } from '../../server/engine/pool.ts';
import { readGame } from '../../server/engine/position.ts';
import { engineCommand, startProcess, type EngineProcess } from '../../server/engine/process.ts';
import { isRunning } from '../support/children.ts';
import { eventually } from '../support/eventually.ts';

const vanishes = (pid: number): Promise<void> => eventually(() => expect(isRunning(pid)).toBe(false));

test('a server that is killed leaves no engine behind, not even one that searches', async () => {
  const host = spawn(process.execPath, [join(import.meta.dirname, '..', 'support', 'engine-host.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(host.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString().split('\n')[0]);
  expect(isRunning(pid)).toBe(true);
  host.kill('SIGKILL');
  await vanishes(pid);
});

test('a pool that is closed leaves none either', async () => {
  const processes: EngineProcess[] = [];
  const start = (): EngineProcess => {
    processes.push(startProcess(engineCommand(undefined)));
    return processes.at(-1)!;
  };
  const pool = createPool({ start, size: 1 });
  const { position } = readGame('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  await pool.search({ position, lines: 1, limits: { nodes: 1_000 } });
  const refused = expect(pool.search({ position, lines: 1, limits: { nodes: 100_000_000 } })).rejects.toMatchObject({
    refusal: 'engineUnavailable',
  });
  await pool.close();
  await refused;
  expect(processes).toHaveLength(1);
  await vanishes(processes[0]!.pid!);
});

test('an engine that cannot be started is a refusal, not a crash', async () => {
  const pool = createPool({ start: () => startProcess({ file: '/nowhere/stockfish', args: [] }), size: 1 });
  const { position } = readGame('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await expect(pool.search({ position, lines: 1, limits: { nodes: 100 } })).rejects.toMatchObject({
    refusal: 'engineUnavailable',
  });
});
