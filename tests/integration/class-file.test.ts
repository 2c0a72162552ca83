import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { classStudents, classes } from '../../db/schema/classes.ts';
import { users } from '../../db/schema/users.ts';
import { exportClasses, importClasses } from '../../server/features/classes/class-file.service.ts';
import { findTeacherByEmail } from '../../server/features/users/command-line.service.ts';
import { exportUsers } from '../../server/features/users/export.service.ts';
import { readPeople } from '../../server/features/users/import-file.ts';
import { addProfessor, removeProfessor } from '../../server/features/classes/professors.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let email: string;
beforeEach(async () => {
  db = await emptyDatabase();
  email = (await aProfessor(db, { fullName: 'Rui Prado' })).email ?? '';
});

const tableOf = (...lines: string[]): string => ['turma;ano;professor;nome;usuario', ...lines].join('\n');
const counted = async () => [
  (await db.read.select().from(classes)).length,
  (await db.read.select().from(classStudents)).length,
];

test('a table of classes makes them and their children once, and comes out as it came in', async () => {
  const table = tableOf(`5º A;2026;${email};Ana Lima;`, `5º A;2026;${email};Bia Reis;bia.reis`, `5º B;2026;${email};;`);
  const tried = await importClasses(db, table, { dryRun: true });
  expect([tried.classes, tried.children.length, await counted()]).toEqual([2, 2, [0, 0]]);
  const made = await importClasses(db, table, { dryRun: false });
  expect(made).toMatchObject({
    classes: 2,
    children: [
      { className: '5º A', fullName: 'Ana Lima', password: expect.stringMatching(/\w+/) as string },
      { className: '5º A', fullName: 'Bia Reis', username: 'bia.reis' },
    ],
    known: 0,
    flaws: [],
  });
  expect(await counted()).toEqual([2, 2]);
  const out = await exportClasses(db);
  expect(out).toContain(`5º A;2026;${email};Bia Reis;bia.reis`);
  expect(await importClasses(db, out, { dryRun: false })).toMatchObject({ children: [], known: 2, flaws: [] });
  expect(await counted()).toEqual([2, 2]);
});

test('lines with an error are told by their number, and the others come in', async () => {
  const table = tableOf(
    `5º A;2026;${email};Ana Lima;`,
    `5º A;2026;${email};Ana Lima;`,
    '5º C;2026;ninguem@exemplo.com;Caio Dias;',
    `;2026;${email};Davi Luz;`,
  );
  const { flaws } = await importClasses(db, table, { dryRun: false });
  expect(flaws.map(({ line }) => line).toSorted()).toEqual([3, 4, 5]);
  expect(flaws.some(({ flaw }) => flaw === 'Nenhum professor tem o email “ninguem@exemplo.com”')).toBe(true);
  expect(await counted()).toEqual([1, 1]);
  await expect(importClasses(db, 'nome;usuario\nAna;', { dryRun: false })).rejects.toThrow(
    'Na primeira linha falta: turma, ano, professor',
  );
});

test('accounts with an email come out as they are read again', async () => {
  await importClasses(db, tableOf(`5º A;2026;${email};Ana Lima;`), { dryRun: false });
  const lines = readPeople(new TextEncoder().encode(await exportUsers(db)), 'student');
  expect(lines).toMatchObject([{ person: { fullName: 'Rui Prado', email, role: 'professor' } }]);
  expect((await db.read.select().from(users)).length).toBe(2);
});

test('a dry run says what the real one does with a class that is not there yet', async () => {
  await aStudent(db, { username: 'bia.reis' });
  const names = Array.from(
    { length: 102 },
    (_, i) => `5º A;2026;${email};Ana Lima ${String.fromCodePoint(97 + (i % 26))} ${i};`,
  );
  const table = tableOf(`5º A;2026;${email};Bia Reis;bia.reis`, ...names, `5º A;2026;${email};X;`);
  const tried = await importClasses(db, table, { dryRun: true });
  expect(tried.children).toHaveLength(100);
  expect(tried.flaws.map(({ line }) => line)).toEqual([2, 103, 104, 105]);
  expect(await counted()).toEqual([0, 0]);
});

test('a class comes out with a professor who still teaches it, and is found again by them', async () => {
  const rui = (await findTeacherByEmail(db.read, email))!;
  const ada = await aProfessor(db);
  await importClasses(db, tableOf(`5º A;2026;${email};Ana Lima;`), { dryRun: false });
  const [{ id } = { id: 0 }] = await db.read.select().from(classes);
  await addProfessor(db, rui, id, { userId: ada.id });
  await removeProfessor(db, rui, id, rui.id);
  const out = await exportClasses(db);
  expect(out).toContain(`5º A;2026;${ada.email};Ana Lima`);
  expect(await importClasses(db, out, { dryRun: false })).toMatchObject({ children: [], known: 1, flaws: [] });
  expect(await counted()).toEqual([1, 1]);
});

test('the passwords of a class are kept before the next one is made', async () => {
  const kept: (string | null)[][] = [];
  const table = tableOf(`5º A;2026;${email};Ana Lima;`, `5º B;2026;${email};Bia Reis;`);
  const importing = importClasses(db, table, {
    dryRun: false,
    keep: async cards => {
      if (kept.length === 1) throw new Error('the disk is full');
      kept.push(cards.map(({ fullName, password }) => [fullName, password]).flat());
    },
  });
  await expect(importing).rejects.toThrow('the disk is full');
  expect(kept).toEqual([['Ana Lima', expect.stringMatching(/\w+/)]]);
});

test('a command makes nothing in the name of who may not teach', async () => {
  const waiting = await aProfessor(db, { awaitingApproval: true });
  const gone = await aProfessor(db, { deactivatedAt: new Date() });
  const student = await aStudent(db);
  for (const { email: theirs } of [waiting, gone, student])
    expect(await findTeacherByEmail(db.read, theirs)).toBeUndefined();
  expect(await findTeacherByEmail(db.read, ` ${email.toUpperCase()} `)).toMatchObject({ fullName: 'Rui Prado' });
});
