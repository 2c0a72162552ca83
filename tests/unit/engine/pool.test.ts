import { afterEach, describe, expect, test, vi } from 'vitest';
import { withCache } from '../../../server/engine/cache.ts';
import type { Engine, SearchRequest } from '../../../server/engine/engine.ts';
import { createPool, type PoolSettings } from '../../../server/engine/pool.ts';
import { readGame } from '../../../server/engine/position.ts';
import { answerAtOnce, scriptedProcess, type ScriptedProcess } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';

const request = (fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'): SearchRequest => ({
  position: readGame(fen).position,
  lines: 1,
  limits: { nodes: 100 },
});
const never = (): void => undefined;

/** A pool over processes of which the n-th acts as the n-th script says, and those after the last as the last. */
const aPool = (scripts: ((process: ScriptedProcess) => void)[], settings: Partial<PoolSettings> = {}) => {
  const started: ScriptedProcess[] = [];
  const start = (): ScriptedProcess => {
    const process = scriptedProcess(scripts[Math.min(started.length, scripts.length - 1)]);
    started.push(process);
    return process;
  };
  return { started, pool: createPool({ start, size: 1, ...settings }) };
};

afterEach(() => vi.useRealTimers());

test('nothing starts before the first search, and one process serves many', async () => {
  const { pool, started } = aPool([answerAtOnce]);
  expect(started).toHaveLength(0);
  for (let i = 0; i < 5; i += 1) expect(await pool.search(request())).toMatchObject({ best: 'e2e4' });
  expect(started).toHaveLength(1);
});

test('processes are started only as many as are needed at once, up to the size', async () => {
  const { pool, started } = aPool([answerAtOnce], { size: 3 });
  await pool.search(request());
  await pool.search(request());
  expect(started).toHaveLength(1);
  await Promise.all(Array.from({ length: 10 }, () => pool.search(request())));
  expect(started).toHaveLength(3);
});

test('every caller gets the answer to their own position, one search at a time', async () => {
  const squares = ['e2', 'd2', 'c2', 'b2', 'a2', 'g2', 'h2'];
  let searching = 0;
  const { pool } = aPool([
    process => {
      expect((searching += 1)).toBe(1);
      const [, square] =
        /fen 4k3\/8\/8\/8\/8\/8\/(\w+)\/4K3/.exec(process.told.findLast(line => line.startsWith('position')) ?? '') ??
        [];
      setTimeout(() => {
        searching -= 1;
        answerAtOnce(process, `${squares[Number(square?.at(0))] ?? 'e2'}e4`);
      }, 1);
    },
  ]);
  const results = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(i => pool.search(request(`4k3/8/8/8/8/8/${i}P${7 - i}/4K3 w - - 0 1`))),
  );
  expect(results.map(({ best }) => best)).toEqual([1, 2, 3, 4, 5, 6].map(i => `${squares[i]}e4`));
});

describe('a process that fails', () => {
  test('in mid-search costs the caller nothing but time', async () => {
    const onTrouble = vi.fn();
    const { pool, started } = aPool([process => process.die(), answerAtOnce], { onTrouble });
    expect(await pool.search(request())).toMatchObject({ best: 'e2e4' });
    expect(started).toHaveLength(2);
    expect(onTrouble).toHaveBeenCalledOnce();
  });

  test('by silence is killed and replaced', async () => {
    vi.useFakeTimers();
    const { pool, started } = aPool([never, answerAtOnce]);
    const found = pool.search(request());
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await found).toMatchObject({ best: 'e2e4' });
    await expect(started[0]?.ended).resolves.toBeUndefined();
  });

  test('is not one that gets ready slowly where much patience is had', async () => {
    vi.useFakeTimers();
    const start = vi.fn(() => {
      const slow = scriptedProcess();
      return { ...slow, send: (line: string) => void setTimeout(() => slow.send(line), 40_000) };
    });
    const found = createPool({ start, size: 1, patience: 120_000 }).search(request());
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await found).toMatchObject({ best: 'e2e4' });
    expect(start).toHaveBeenCalledOnce();
  });

  test('and answers too late is not heard by the next search', async () => {
    vi.useFakeTimers();
    const { pool, started } = aPool([never, never, process => answerAtOnce(process, 'd2d4')]);
    const first = pool.search(request());
    const second = pool.search(request('4k3/8/8/8/8/8/3P4/4K3 w - - 0 1'));
    const refused = expect(first).rejects.toMatchObject({ refusal: 'engineUnavailable', retryAfter: 2 });
    await vi.advanceTimersByTimeAsync(25_000);
    started[0]?.say('bestmove a2a3');
    await refused;
    expect(await second).toMatchObject({ best: 'd2d4' });
  });

  test('while idle is replaced before the next search', async () => {
    const onTrouble = vi.fn();
    const { pool, started } = aPool([answerAtOnce], { onTrouble });
    await pool.search(request());
    started[0]?.die();
    await started[0]?.ended;
    expect(await pool.search(request())).toMatchObject({ best: 'e2e4' });
    expect(started).toHaveLength(2);
    expect(onTrouble).not.toHaveBeenCalled();
  });

  test('again and again ends in 503, and the pool goes on', async () => {
    let healthy = false;
    const { pool } = aPool([process => (healthy ? answerAtOnce(process) : process.die())]);
    await expect(pool.search(request())).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      refusal: 'engineUnavailable',
    });
    healthy = true;
    expect(await pool.search(request())).toMatchObject({ best: 'e2e4' });
  });
});

test('a process is replaced when it has served long', async () => {
  const { pool, started } = aPool([answerAtOnce]);
  for (let i = 0; i < 1_001; i += 1) await pool.search(request());
  expect(started).toHaveLength(2);
});

test('beyond the queue a caller is told when to come back, and those who wait are served', async () => {
  const held: ScriptedProcess[] = [];
  const { pool } = aPool([process => void held.push(process), answerAtOnce], { waiting: 2 });
  const served = [pool.search(request()), pool.search(request()), pool.search(request())];
  await expect(pool.search(request())).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    refusal: 'engineBusy',
    retryAfter: 2,
  });
  for (const search of served) {
    await eventually(() => expect(held).toHaveLength(1));
    answerAtOnce(held.pop()!);
    await search;
  }
});

test('closing ends every process and refuses whoever waits', async () => {
  const { pool, started } = aPool([never]);
  const searches = [pool.search(request()), pool.search(request())].map(search =>
    expect(search).rejects.toMatchObject({ refusal: 'engineUnavailable' }),
  );
  await pool.close();
  await Promise.all(searches);
  await expect(pool.search(request())).rejects.toMatchObject({ refusal: 'engineUnavailable' });
  expect(started).toHaveLength(1);
  await started[0]?.ended;
});

describe('the cache', () => {
  const counted = () => {
    const search = vi.fn<Engine['search']>(async () => ({ best: 'e2e4', lines: [] }));
    return { search, engine: withCache({ search, close: async () => undefined }, 2) };
  };
  const another = (file: number): SearchRequest => request(`4k3/8/8/8/8/8/${file}P${7 - file}/4K3 w - - 0 1`);

  test('searches a position once, also while it is being searched, and whatever the number of the move', async () => {
    const { search, engine } = counted();
    await Promise.all([engine.search(request()), engine.search(request())]);
    await engine.search(request('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 9'));
    expect(search).toHaveBeenCalledOnce();
    await engine.search({ ...request(), lines: 2 });
    expect(search).toHaveBeenCalledTimes(2);
  });

  test('keeps no more than it may: the one asked for longest ago goes', async () => {
    const { search, engine } = counted();
    for (const file of [1, 2, 1, 3, 1]) await engine.search(another(file));
    expect(search).toHaveBeenCalledTimes(3);
    await engine.search(another(2));
    expect(search).toHaveBeenCalledTimes(4);
  });

  test('does not keep failures', async () => {
    const { search, engine } = counted();
    search.mockRejectedValueOnce(new Error('busy'));
    await expect(engine.search(request())).rejects.toThrow('busy');
    expect(await engine.search(request())).toMatchObject({ best: 'e2e4' });
  });
});
