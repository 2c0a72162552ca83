import { expect, test } from 'vitest';
import { overPostgres } from '../../db/over-postgres.ts';

/** A server that refuses a transaction so many times with a code, and takes it then. */
const aServer = (code: string, refusals: number) => {
  const asked = { times: 0 };
  const transaction = async (work: (tx: unknown) => Promise<unknown>): Promise<unknown> => {
    asked.times += 1;
    if (asked.times <= refusals)
      throw new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) });
    return work({});
  };
  return { db: overPostgres({ transaction } as never, {} as never, async () => undefined), asked };
};

test.each([
  ['serialization_failure', '40001'],
  ['deadlock_detected', '40P01'],
  ['unique_violation, as of two who take the same free seat,', '23505'],
])('after a %s of Postgres a transaction is run again', async (_, code) => {
  const { db, asked } = aServer(code, 2);
  expect(await db.write(async () => 'done')).toBe('done');
  expect(asked.times).toBe(3);
});

test('after any other refusal it is not', async () => {
  const { db, asked } = aServer('23514', 1);
  await expect(db.write(async () => 'done')).rejects.toThrow('Failed query');
  expect(asked.times).toBe(1);
});
