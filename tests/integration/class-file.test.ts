import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { classStudents, classes } from '../../db/schema/classes.ts';
import { users } from '../../db/schema/users.ts';
import { exportClasses, exportUsers, importClasses } from '../../server/features/classes/class-file.service.ts';
import { readPeople } from '../../server/features/users/import-file.ts';
import { aProfessor } from '../../server/harness/school.ts';
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
  const tried = await importClasses(db, table, { tries: true });
  expect([tried.classes, tried.children.length, await counted()]).toEqual([2, 2, [0, 0]]);
  const made = await importClasses(db, table, { tries: false });
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
  expect(await importClasses(db, out, { tries: false })).toMatchObject({ children: [], known: 2, flaws: [] });
  expect(await counted()).toEqual([2, 2]);
});

test('lines with an error are told by their number, and the others come in', async () => {
  const table = tableOf(
    `5º A;2026;${email};Ana Lima;`,
    `5º A;2026;${email};Ana Lima;`,
    '5º C;2026;ninguem@exemplo.com;Caio Dias;',
    `;2026;${email};Davi Luz;`,
  );
  const { flaws } = await importClasses(db, table, { tries: false });
  expect(flaws.map(({ line }) => line).toSorted()).toEqual([3, 4, 5]);
  expect(flaws.some(({ flaw }) => flaw === 'Nenhum professor tem o email “ninguem@exemplo.com”')).toBe(true);
  expect(await counted()).toEqual([1, 1]);
  await expect(importClasses(db, 'nome;usuario\nAna;', { tries: false })).rejects.toThrow(
    'Na primeira linha falta: turma, ano, professor',
  );
});

test('accounts with an email come out as they are read again', async () => {
  await importClasses(db, tableOf(`5º A;2026;${email};Ana Lima;`), { tries: false });
  const lines = readPeople(new TextEncoder().encode(await exportUsers(db)), 'student');
  expect(lines).toMatchObject([{ person: { fullName: 'Rui Prado', email, role: 'professor' } }]);
  expect((await db.read.select().from(users)).length).toBe(2);
});
