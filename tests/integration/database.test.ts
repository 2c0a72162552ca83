import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db, Tx } from '../../db/client.ts';
import { courses } from '../../db/schema/courses.ts';
import { enrollments } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;

beforeEach(async () => {
  db = await emptyDatabase();
});

const names = async (): Promise<string[]> =>
  (await db.read.select({ name: users.fullName }).from(users).orderBy(users.id)).map(({ name }) => name);

describe('db.write', () => {
  test('keeps all of its changes or, when it throws, none', async () => {
    const { id } = await aStudent(db, { fullName: 'Ana' });
    const rename = async (tx: Tx, fullName: string) =>
      void (await tx.update(users).set({ fullName }).where(eq(users.id, id)));
    await expect(
      db.write(async tx => {
        await rename(tx, 'Bia');
        expect((await tx.select({ name: users.fullName }).from(users))[0]?.name).toBe('Bia');
        throw new Error('a change of mind');
      }),
    ).rejects.toThrow('a change of mind');
    expect(await names()).toEqual(['Ana']);
    await db.write(tx => rename(tx, 'Caio'));
    expect(await names()).toEqual(['Caio']);
  });

  test('undoes what came before a statement that the database refuses', async () => {
    const student = await aStudent(db, { fullName: 'Ana' });
    await expect(
      db.write(async tx => {
        await tx.update(users).set({ fullName: 'Bia' });
        await tx
          .insert(users)
          .values({ ...student, id: undefined, nameSearch: '', usernameKey: 'outra', passwordHash: '' });
      }),
    ).rejects.toThrow();
    expect(await names()).toEqual(['Ana']);
  });

  test('returns what its work returns', async () => {
    expect(await db.write(async () => 42)).toBe(42);
  });

  test('inside another throws, and so undoes the outer one', async () => {
    await expect(
      db.write(async tx => {
        await tx.insert(users).values({
          fullName: 'Ana',
          nameSearch: 'ana',
          username: 'ana',
          usernameKey: 'ana',
          email: 'a@b',
          passwordHash: '',
          role: 'student',
        });
        await db.write(async () => undefined);
      }),
    ).rejects.toThrow('db.write inside db.write');
    expect(await names()).toEqual([]);
  });

  test('beside another is no nesting', async () => {
    await Promise.all([aStudent(db, { fullName: 'Ana' }), aStudent(db, { fullName: 'Bia' })]);
    expect((await names()).toSorted()).toEqual(['Ana', 'Bia']);
  });

  test('fifty times at once loses no change', async () => {
    const { id } = await aStudent(db, { coins: 0 });
    const addOne = () =>
      db.write(async tx => {
        const [row] = await tx.select({ coins: users.coins }).from(users).where(eq(users.id, id));
        await tx
          .update(users)
          .set({ coins: row!.coins + 1 })
          .where(eq(users.id, id));
      });
    await Promise.all(Array.from({ length: 50 }, addOne));
    expect(await db.read.select({ coins: users.coins }).from(users)).toEqual([{ coins: 50 }]);
  });

  test('is not seen from outside before it is done', async () => {
    await db.write(async tx => {
      await tx.insert(users).values({
        fullName: 'Ana',
        nameSearch: 'ana',
        username: 'ana',
        usernameKey: 'ana',
        email: 'a@b',
        passwordHash: '',
        role: 'student',
      });
      expect(await names()).toEqual([]);
    });
    expect(await names()).toEqual(['Ana']);
  });
});

describe('the database refuses', () => {
  test('rows that refer to none', async () => {
    await expect(db.write(tx => tx.insert(enrollments).values({ studentId: 999, courseId: 999 }))).rejects.toThrow();
  });

  test('to delete what others refer to', async () => {
    const professor = await aProfessor(db);
    await aCourse(db, professor);
    await expect(db.write(tx => tx.delete(users).where(eq(users.id, professor.id)))).rejects.toThrow();
    await expect(db.write(tx => tx.delete(courses))).rejects.toThrow();
  });

  test('a negative price', async () => {
    const professor = await aProfessor(db);
    await expect(aCourse(db, professor, [], { priceCents: -1 })).rejects.toThrow();
  });
});

describe('values come back as they went in', () => {
  test('moments to the millisecond, lists, booleans and texts of any script', async () => {
    const professor = await aProfessor(db, { fullName: 'محمد 👑 Ção' });
    const createdAt = new Date('2026-02-28T23:59:59.987Z');
    const objectives = ['Vírgula, "aspas"', 'Linha\nnova', '♟️'];
    await aCourse(db, professor, [], { createdAt, objectives, prerequisites: [], certificateEnabled: false });
    const [row] = await db.read.select().from(courses);
    expect(row).toMatchObject({ createdAt, objectives, prerequisites: [], certificateEnabled: false });
    expect(await names()).toEqual(['محمد 👑 Ção']);
  });
});
