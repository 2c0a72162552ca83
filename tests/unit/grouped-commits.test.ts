import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Db, Tx } from '../../db/client.ts';
import { id, int, table, text } from '../../db/columns.ts';
import { groupedCommits, type Connection } from '../../db/grouped-commits.ts';
import { openDatabase } from '../../db/open.ts';
import { connectSqlite } from '../../db/sqlite.ts';

const entries = table('entries', { id: id(), name: text('name').notNull(), amount: int('amount').notNull() });

const folder = mkdtempSync(join(tmpdir(), 'academia-groups-'));
const file = join(folder, 'academy.db');
const setUp = connectSqlite(file);
setUp.exec(
  'create table entries (id integer primary key autoincrement, name text not null unique, amount integer not null)',
);
setUp.close();
const db: Db = openDatabase({ kind: 'sqlite', file });

beforeEach(() => db.write(tx => tx.delete(entries)));
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

type Row = { name: string; amount: number };
const rows = (read: Pick<Tx, 'select'>): Promise<Row[]> =>
  read.select({ name: entries.name, amount: entries.amount }).from(entries).orderBy(asc(entries.name));

/** What a transaction does, step by step. */
type Step =
  | { does: 'insert' | 'add' | 'remove'; name: string }
  | { does: 'copySum' | 'throw' | 'nest' | 'dawdle'; name: string }
  /** An insert whose refusal it takes, and goes on. */
  | { does: 'tryInsert'; name: string };
type Planned = { steps: Step[]; /** Turns of the event loop before it comes. */ after: number };

const refusal = new Error('a change of mind');
const changeMind = (): Promise<never> => Promise.reject(refusal);

const act = async (tx: Tx, { does, name }: Step): Promise<void> => {
  if (does === 'insert') await tx.insert(entries).values({ name, amount: 1 });
  if (does === 'add')
    await tx
      .update(entries)
      .set({ amount: sql`${entries.amount} + 1` })
      .where(eq(entries.name, name));
  if (does === 'remove') await tx.delete(entries).where(eq(entries.name, name));
  // What it writes depends on all that came before it.
  if (does === 'copySum') {
    const sum = (await rows(tx)).reduce((total, { amount }) => total + amount, 0);
    await tx
      .update(entries)
      .set({ amount: sum % 1_000 })
      .where(eq(entries.name, name));
  }
  if (does === 'tryInsert')
    await tx
      .insert(entries)
      .values({ name, amount: 7 })
      .catch(() => undefined);
  if (does === 'dawdle') await turnOfTheLoop();
  if (does === 'throw') throw refusal;
  if (does === 'nest') await db.write(async () => undefined);
};

/** The same step on plain rows. @throws where the database or the step does. */
const actOnModel = (model: Map<string, number>, { does, name }: Step): void => {
  const amount = model.get(name);
  if (does === 'insert' && amount !== undefined) throw refusal;
  if (does === 'insert') model.set(name, 1);
  if (does === 'tryInsert' && amount === undefined) model.set(name, 7);
  if (does === 'add' && amount !== undefined) model.set(name, amount + 1);
  if (does === 'remove') model.delete(name);
  if (does === 'copySum' && amount !== undefined)
    model.set(name, [...model.values()].reduce((total, each) => total + each, 0) % 1_000);
  if (does === 'throw' || does === 'nest') throw refusal;
};

const byName = (model: ReadonlyMap<string, number>): Row[] =>
  [...model].map(([name, amount]) => ({ name, amount })).toSorted((a, b) => (a.name < b.name ? -1 : 1));

const aStep: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('insert', 'add', 'remove', 'copySum', 'tryInsert', 'dawdle', 'throw', 'nest'),
  name: fc.constantFrom('a', 'b', 'c', 'd'),
});
const aPlan: fc.Arbitrary<Planned> = fc.record({
  steps: fc.array(aStep, { maxLength: 5 }),
  after: fc.constantFrom(0, 0, 0, 1, 2),
});

test('transactions that come together leave what they would leave one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aPlan, { minLength: 1, maxLength: 40 }), async plans => {
      await db.write(tx => tx.delete(entries));
      const model = new Map<string, number>();
      const inOrder: { planned: Planned; succeeded: boolean }[] = [];
      const write = async (planned: Planned): Promise<void> => {
        for (let turn = 0; turn < planned.after; turn += 1) await turnOfTheLoop();
        const came = { planned, succeeded: false };
        inOrder.push(came);
        await db
          .write(async tx => {
            for (const step of planned.steps) await act(tx, step);
          })
          .then(
            () => (came.succeeded = true),
            () => undefined,
          );
      };
      await Promise.all(plans.map(write));
      for (const { planned, succeeded } of inOrder) {
        const before = new Map(model);
        try {
          for (const step of planned.steps) actOnModel(model, step);
          expect(succeeded).toBe(true);
        } catch (error) {
          if (error !== refusal) throw error;
          expect(succeeded).toBe(false);
          model.clear();
          for (const [name, amount] of before) model.set(name, amount);
        }
      }
      expect(await rows(db.read)).toEqual(byName(model));
    }),
    { numRuns: 60 },
  );
});

test('an answered writer finds what they wrote, and what refused them, in the file', async () => {
  const write = async (name: string): Promise<void> => {
    const outcome = await db
      .write(tx => tx.insert(entries).values({ name, amount: 1 }))
      .then(
        () => 'written',
        () => 'taken',
      );
    expect({ outcome, found: (await rows(db.read)).map(row => row.name) }).toMatchObject({
      found: expect.arrayContaining([name]),
    });
  };
  await Promise.all(['a', 'b', 'a', 'c', 'b', 'd'].map(write));
  expect((await rows(db.read)).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

/** A connection that notes what it is told; `faults` are thrown by the steps of that name, one at each call. */
const aConnection = (faults: Partial<Record<'begin' | 'commit', Error[]>> = {}) => {
  const told: string[] = [];
  const state = { isOpen: false };
  const step =
    (name: string, isOpenAfter = state.isOpen) =>
    (): void => {
      told.push(name);
      const fault = faults[name as 'commit']?.shift();
      if (fault) throw fault;
      state.isOpen = isOpenAfter;
    };
  const connection: Connection<(does: string) => void> = {
    tx: does => void told.push(does),
    begin: async () => step('begin', true)(),
    commit: step('commit', false),
    rollback: step('rollback', false),
    save: step('save', true),
    release: step('release', true),
    undo: step('undo', true),
    isOpen: () => state.isOpen,
  };
  return { write: groupedCommits(connection), told, endTransaction: () => void (state.isOpen = false) };
};

const outcomes = async (writes: Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(writes)).map(settled =>
    settled.status === 'fulfilled' ? settled.value : (settled.reason as Error).message,
  );

test('those of one moment have one commit, and the one that throws takes back only its own', async () => {
  const { write, told } = aConnection();
  const answers = await outcomes([
    write(async tx => tx('first')),
    write(async tx => {
      tx('second');
      throw refusal;
    }),
    write(async tx => tx('third')),
  ]);
  expect(answers).toEqual([undefined, refusal.message, undefined]);
  const each = (name: string, end: string): string[] => ['save', name, end];
  expect(told).toEqual([
    'begin',
    ...each('first', 'release'),
    ...each('second', 'undo'),
    ...each('third', 'release'),
    'commit',
  ]);
});

test('nobody is answered before the commit, neither with success nor with failure', async () => {
  const { write, told } = aConnection();
  const answered: string[] = [];
  const note = (name: string) => (): void => void answered.push(`${name} after ${told.at(-1)}`);
  await Promise.all([
    write(async () => undefined).then(note('one')),
    write(changeMind).catch(note('another')),
    write(async () => undefined).then(note('a third')),
  ]);
  expect(answered.toSorted()).toEqual(['a third after commit', 'another after commit', 'one after commit']);
});

test('a commit that fails fails all of its group, even who was refused, and none of the next', async () => {
  const { write, told } = aConnection({ commit: [new Error('the disk is full')] });
  const group = [write(async () => 1), write(changeMind), write(async () => 3)];
  expect(await outcomes(group)).toEqual(['the disk is full', 'the disk is full', 'the disk is full']);
  expect(told.at(-1)).toBe('rollback');
  expect(await write(async () => 4)).toBe(4);
});

test('a fault that ends the whole transaction fails who had written in it; who waited begins again', async () => {
  const { write, told, endTransaction } = aConnection();
  const answers = await outcomes([
    write(async () => 1),
    write(async () => {
      endTransaction();
      throw new Error('the disk is gone');
    }),
    write(async tx => tx('later')),
  ]);
  expect(answers).toEqual(['the disk is gone', 'the disk is gone', undefined]);
  expect(told.slice(-5)).toEqual(['begin', 'save', 'later', 'release', 'commit']);
});

test('without a transaction all fail who wait for it, and the next begins', async () => {
  const { write } = aConnection({ begin: [new Error('the file is locked')] });
  const both = await outcomes([write(async () => 1), write(async () => 2)]);
  expect(new Set(both)).toEqual(new Set(['the file is locked']));
  expect(await write(async () => 3)).toBe(3);
});

test('a crowd is committed in several groups, in order of arrival', async () => {
  const { write, told } = aConnection();
  const crowd = Array.from({ length: 100 }, (_, i) => i);
  const answered: number[] = [];
  await Promise.all(crowd.map(i => write(async () => i).then(() => answered.push(i))));
  expect(answered).toEqual(crowd);
  expect(told.filter(step => step === 'commit').length).toBeGreaterThan(1);
});
