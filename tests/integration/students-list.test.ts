import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { enrollments } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { addCoAuthor, removeCoAuthor } from '../../server/features/co-authors/co-authors.service.ts';
import { StudentsInput, STUDENTS_PER_PAGE } from '../../server/features/follow-up/follow-up.schema.ts';
import { exportStudents } from '../../server/features/follow-up/students-export.ts';
import { listStudents } from '../../server/features/follow-up/students-list.service.ts';
import { getStudent, listCourseTitles } from '../../server/features/follow-up/students.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

let db: Db;
let professor: Viewer;
let other: Viewer;
let admin: Viewer;
let tactics: MadeCourse;
let endings: MadeCourse;

type Study = {
  completedLessons?: number;
  createdAt?: Date;
  lastActivityAt?: Date;
  completedAt?: Date;
  rating?: number;
};

const enrol = async (student: Viewer, course: MadeCourse, study: Study = {}): Promise<number> => {
  const [row] = await db.write(tx =>
    tx
      .insert(enrollments)
      .values({ studentId: student.id, courseId: course.id, createdAt: daysAgo(100), ...study })
      .returning({ id: enrollments.id }),
  );
  return row?.id ?? 0;
};

beforeEach(async () => {
  db = await emptyDatabase();
  [professor, other, admin] = [await aProfessor(db), await aProfessor(db), await anAdmin(db)];
  tactics = await aCourse(db, professor, [{}, {}, {}, {}], { title: 'Táticas' });
  endings = await aCourse(db, other, [{}, {}], { title: 'Finais' });
});

const list = (filter: Record<string, unknown> = {}, viewer = professor) =>
  listStudents(db, viewer, StudentsInput.parse(filter));
const names = async (filter?: Record<string, unknown>, viewer?: Viewer) =>
  (await list(filter, viewer)).students.map(({ name }) => name);

describe("a professor's students", () => {
  test('are those of their own courses, and an administrator sees all', async () => {
    await enrol(await aStudent(db, { fullName: 'Ana' }), tactics);
    await enrol(await aStudent(db, { fullName: 'Bia' }), endings);
    expect(await names()).toEqual(['Ana']);
    expect(await names({}, other)).toEqual(['Bia']);
    expect((await names({}, admin)).toSorted()).toEqual(['Ana', 'Bia']);
    expect((await list({}, admin)).total).toBe(2);
  });

  test('stand there once for each course they take, who was there last first', async () => {
    const openings = await aCourse(db, professor, [{}], { title: 'Aberturas' });
    const ana = await aStudent(db, { fullName: 'Ana', experience: 700 });
    await enrol(ana, tactics, { completedLessons: 3, lastActivityAt: daysAgo(40) });
    await enrol(ana, openings, { completedLessons: 1, completedAt: daysAgo(2), lastActivityAt: daysAgo(2) });
    await enrol(await aStudent(db, { fullName: 'Davi' }), tactics, { lastActivityAt: daysAgo(1) });
    const { students, total } = await list();
    expect(total).toBe(3);
    expect(students).toMatchObject([
      { name: 'Davi', course: 'Táticas', status: 'ativo', progress: 0, level: 1 },
      { name: 'Ana', course: 'Aberturas', status: 'concluído', progress: 100, level: 5 },
      { name: 'Ana', course: 'Táticas', status: 'inativo', progress: 75, completedLessons: 3, totalLessons: 4 },
    ]);
  });

  test('are found by name without accents, by email, by course, level and status, all together', async () => {
    const joao = await aStudent(db, {
      fullName: 'João Araújo',
      username: 'joao',
      email: 'joao@exemplo.com',
      experience: 120,
    });
    await enrol(joao, tactics);
    await enrol(await aStudent(db, { fullName: 'Bia', username: 'bia', email: 'bia@outra.org' }), tactics, {
      lastActivityAt: daysAgo(31),
    });
    expect(await names({ search: 'ARAUJO' })).toEqual(['João Araújo']);
    expect(await names({ search: 'outra.org' })).toEqual(['Bia']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ courseId: String(tactics.id) })).toHaveLength(2);
    expect(await names({ courseId: String(endings.id) })).toEqual([]);
    expect(await names({ level: '2' })).toEqual(['João Araújo']);
    expect(await names({ status: 'inativo' })).toEqual(['Bia']);
    expect(await names({ status: 'ativo', level: '2', search: 'joao', courseId: String(tactics.id) })).toEqual([
      'João Araújo',
    ]);
    expect(await names({ status: 'ativo', level: '1', search: 'joao' })).toEqual([]);
  });

  test('are active once they did something, not by enrolling', async () => {
    const now = new Date();
    await enrol(await aStudent(db, { fullName: 'Nova' }), tactics, { createdAt: now, lastActivityAt: now });
    expect((await list()).students).toMatchObject([{ name: 'Nova', status: 'inativo' }]);
    expect(await names({ status: 'ativo' })).toEqual([]);
    expect(await names({ status: 'inativo' })).toEqual(['Nova']);
  });

  test('are also those of the courses of which they are a co-author', async () => {
    await enrol(await aStudent(db, { fullName: 'Ana' }), tactics);
    await enrol(await aStudent(db, { fullName: 'Bia' }), endings);
    await addCoAuthor(db, other, endings.id, { userId: professor.id });
    expect(await list({ sort: 'name', direction: 'asc' })).toMatchObject({
      students: [{ name: 'Ana' }, { name: 'Bia' }],
      total: 2,
    });
    await removeCoAuthor(db, other, endings.id, professor.id);
    expect(await list()).toMatchObject({ students: [{ name: 'Ana' }], total: 1 });
  });

  test('come in pages', async () => {
    for (let i = 0; i <= STUDENTS_PER_PAGE; i += 1)
      await enrol(await aStudent(db), tactics, { lastActivityAt: daysAgo(i) });
    expect((await list()).students).toHaveLength(STUDENTS_PER_PAGE);
    expect(await list({ page: '2' })).toMatchObject({ students: { length: 1 }, total: STUDENTS_PER_PAGE + 1, page: 2 });
  });

  test('come in the order that is asked for, and in pages of the size that is asked for', async () => {
    const openings = await aCourse(db, professor, [{}, {}], { title: 'Aberturas' });
    const [ana, bia, caio] = [
      await aStudent(db, { fullName: 'Ana', experience: 700 }),
      await aStudent(db, { fullName: 'Bia' }),
      await aStudent(db, { fullName: 'Caio', experience: 120 }),
    ];
    await enrol(ana, tactics, { completedLessons: 1, lastActivityAt: daysAgo(3) });
    await enrol(bia, openings, { completedLessons: 2, lastActivityAt: daysAgo(2) });
    await enrol(caio, tactics, { completedLessons: 3, lastActivityAt: daysAgo(1) });
    const orders: [order: Record<string, unknown>, expected: string[]][] = [
      [{}, ['Caio', 'Bia', 'Ana']],
      [{ direction: 'asc' }, ['Ana', 'Bia', 'Caio']],
      [{ sort: 'name', direction: 'asc' }, ['Ana', 'Bia', 'Caio']],
      [{ sort: 'name' }, ['Caio', 'Bia', 'Ana']],
      [{ sort: 'course', direction: 'asc' }, ['Bia', 'Ana', 'Caio']],
      [{ sort: 'progress' }, ['Bia', 'Caio', 'Ana']],
      [{ sort: 'level' }, ['Ana', 'Caio', 'Bia']],
      [{ sort: 'lessons', direction: 'asc' }, ['Ana', 'Bia', 'Caio']],
    ];
    for (const [order, expected] of orders) expect([order, await names(order)]).toEqual([order, expected]);
    expect(await list({ sort: 'name', direction: 'asc', pageSize: '2', page: '2' })).toMatchObject({
      students: [{ name: 'Caio' }],
      total: 3,
      page: 2,
      pageSize: 2,
    });
    expect(StudentsInput.safeParse({ pageSize: '101' }).success).toBe(false);
  });

  test('leave with a course that was deleted', async () => {
    const gone = await aCourse(db, professor, [{}], { status: 'inactive' });
    const id = await enrol(await aStudent(db), gone);
    expect(await list()).toMatchObject({ students: [], total: 0 });
    expect(await list({}, admin)).toMatchObject({ students: [], total: 0 });
    await expect(getStudent(db, professor, id)).rejects.toThrow('Aluno não encontrado');
  });

  test('go into a spreadsheet, a name that looks like a formula as text', async () => {
    await enrol(await aStudent(db, { fullName: '=HYPERLINK("x")', username: 'h', email: 'h@exemplo.com' }), tactics, {
      completedLessons: 1,
      lastActivityAt: new Date('2026-11-21T01:30:00Z'),
    });
    const { csv } = await exportStudents(db, professor, StudentsInput.parse({}));
    expect(csv.split('\r\n')[1]).toBe(`"'=HYPERLINK(""x"")";h@exemplo.com;Táticas;ativo;25;1;1;4;20/11/2026 22:30`);
  });
});

describe('the spreadsheet of students', () => {
  const rows = async (filter: Record<string, unknown> = {}, viewer = professor): Promise<string[]> => {
    const { csv } = await exportStudents(db, viewer, StudentsInput.parse(filter));
    return csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map(row => row.split(';').slice(0, 3).join(' '))
      .toSorted();
  };

  test("holds a professor's own students, and for an administrator everybody's", async () => {
    const ana = await aStudent(db, { fullName: 'Ana', username: 'ana', email: 'ana@exemplo.com' });
    const bia = await aStudent(db, { fullName: 'Bia', username: 'bia', email: 'bia@exemplo.com' });
    await enrol(ana, tactics);
    await enrol(ana, endings);
    await enrol(bia, endings);
    expect(await rows()).toEqual(['Ana ana@exemplo.com Táticas']);
    expect(await rows({}, other)).toEqual(['Ana ana@exemplo.com Finais', 'Bia bia@exemplo.com Finais']);
    expect(await rows({}, admin)).toHaveLength(3);
    expect(await rows({ courseId: String(endings.id) })).toEqual([]);
  });

  test('obeys each filter, and all of them together', async () => {
    const openings = await aCourse(db, professor, [{}], { title: 'Aberturas' });
    const joao = await aStudent(db, {
      fullName: 'João Araújo',
      username: 'joao',
      email: 'joao@exemplo.com',
      experience: 120,
    });
    const bia = await aStudent(db, { fullName: 'Bia', username: 'bia', email: 'bia@outra.org' });
    await enrol(joao, tactics);
    await enrol(joao, openings, { completedAt: daysAgo(40), lastActivityAt: daysAgo(40) });
    await enrol(bia, tactics, { lastActivityAt: daysAgo(31) });
    const [active, completed, inactive] = [
      'João Araújo joao@exemplo.com Táticas',
      'João Araújo joao@exemplo.com Aberturas',
      'Bia bia@outra.org Táticas',
    ];
    expect(await rows({ search: 'ARAUJO' })).toEqual([completed, active]);
    expect(await rows({ search: 'outra.org' })).toEqual([inactive]);
    expect(await rows({ courseId: String(openings.id) })).toEqual([completed]);
    expect(await rows({ level: '1' })).toEqual([inactive]);
    expect(await rows({ status: 'ativo' })).toEqual([active]);
    expect(await rows({ status: 'inativo' })).toEqual([inactive]);
    expect(await rows({ status: 'concluído' })).toEqual([completed]);
    expect(await rows({ search: 'joao', courseId: String(tactics.id), level: '2', status: 'ativo' })).toEqual([active]);
    expect(await rows({ search: 'joao', courseId: String(tactics.id), level: '2', status: 'inativo' })).toEqual([]);
  });
});

describe('the courses to choose from', () => {
  test(`are a professor's own, drafts too, and for an administrator the school's, \
but none that was deleted`, async () => {
    await aCourse(db, professor, [{}], { title: 'Aberturas', status: 'draft' });
    await aCourse(db, professor, [{}], { title: 'Excluído', status: 'inactive' });
    await aCourse(db, other, [{}], { title: 'Rascunho alheio', status: 'draft' });
    const titles = async (viewer: Viewer) => (await listCourseTitles(db, viewer)).map(({ title }) => title);
    expect(await titles(professor)).toEqual(['Aberturas', 'Táticas']);
    expect(await titles(other)).toEqual(['Finais', 'Rascunho alheio']);
    expect(await titles(admin)).toEqual(['Aberturas', 'Finais', 'Rascunho alheio', 'Táticas']);
    expect(await titles(await aProfessor(db))).toEqual([]);
  });
});
