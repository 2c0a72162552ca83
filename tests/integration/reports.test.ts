import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { lessons } from '../../db/schema/courses.ts';
import { enrollments, lessonProgress } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { countDay } from '../../server/features/progress/course-days.service.ts';
import { STUDENTS_REPORTED } from '../../server/features/follow-up/reports.schema.ts';
import { exportReport } from '../../server/features/follow-up/reports-export.ts';
import { getReport } from '../../server/features/follow-up/reports.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
/** Long before anything that is reported. */
const ENROLLED = new Date('2026-01-01T12:00:00Z');
const noonOf = (day: string): Date => new Date(`${day}T15:00:00Z`);

let db: Db;
let professor: Viewer;
let other: Viewer;
let tactics: MadeCourse;
let endings: MadeCourse;

beforeEach(async () => {
  db = await emptyDatabase();
  [professor, other] = [await aProfessor(db), await aProfessor(db)];
  tactics = await aCourse(db, professor, [{}, {}], { title: 'Táticas' });
  endings = await aCourse(db, other, [{}], { title: 'Finais' });
  const [{ id: ana }, { id: bia }] = [await aStudent(db), await aStudent(db)];
  await db.write(async tx => {
    await countDay(tx, tactics.id, noonOf('2026-11-21'), { enrollments: 2, lessonsCompleted: 3, revenueCents: 9_990 });
    await countDay(tx, tactics.id, noonOf('2026-11-15'), { quizAttempts: 4, quizzesPassed: 3 });
    await countDay(tx, tactics.id, noonOf('2026-11-14'), { enrollments: 7, coursesCompleted: 1 });
    await countDay(tx, endings.id, noonOf('2026-11-20'), { enrollments: 5 });
    await tx.insert(enrollments).values([
      {
        studentId: ana,
        courseId: tactics.id,
        completedLessons: 2,
        createdAt: new Date('2026-11-19T00:00:00Z'),
        completedAt: NOW,
        rating: 4,
        paidCents: 9_990,
        lastActivityAt: NOW,
      },
      {
        studentId: bia,
        courseId: tactics.id,
        completedLessons: 1,
        createdAt: ENROLLED,
        lastActivityAt: new Date('2026-11-01T12:00:00Z'),
      },
      { studentId: ana, courseId: endings.id, createdAt: ENROLLED, lastActivityAt: NOW },
    ]);
  });
});

test("a professor's report counts their own courses, in the period and in the one before", async () => {
  const report = await getReport(db, professor, { period: '7d' }, NOW);
  expect(report).toMatchObject({
    from: '2026-11-15',
    to: '2026-11-21',
    metrics: {
      totalStudents: 2,
      activeStudents: 1,
      totalCourses: 1,
      activeCourses: 1,
      totalLessons: 2,
      completedLessons: 3,
      averageProgress: 75,
      averageRating: 4,
      completionRate: 50,
      totalRevenue: 9_990,
      monthlyGrowth: -71,
    },
    totals: {
      enrollments: 2,
      lessonsCompleted: 3,
      quizAttempts: 4,
      quizzesPassed: 3,
      coursesCompleted: 0,
      revenue: 9_990,
    },
    previous: { enrollments: 7, coursesCompleted: 1, revenue: 0 },
    courseAnalytics: [
      {
        courseId: tactics.id,
        courseName: 'Táticas',
        students: 2,
        activeStudents: 1,
        averageProgress: 75,
        completionRate: 50,
        averageRating: 4,
        averageTimeToComplete: 2.5,
        completions: 0,
        enrollments: 2,
        revenue: 9_990,
      },
    ],
  });
  expect(report.series).toHaveLength(7);
  expect(report.progress).toEqual([
    { from: 0, to: 0, students: 0 },
    { from: 1, to: 24, students: 0 },
    { from: 25, to: 49, students: 0 },
    { from: 50, to: 74, students: 1 },
    { from: 75, to: 99, students: 0 },
    { from: 100, to: 100, students: 1 },
  ]);
});

test('a student seen last on the day before the period is not active, one seen in its first hour is', async () => {
  const active = async (lastActivityAt: string) => {
    await db.write(tx => tx.update(enrollments).set({ createdAt: ENROLLED, lastActivityAt: new Date(lastActivityAt) }));
    return (await getReport(db, professor, { period: '7d' }, NOW)).metrics.activeStudents;
  };
  expect(await active('2026-11-15T02:59:59Z')).toBe(0); // 14 November in São Paulo
  expect(await active('2026-11-15T03:00:00Z')).toBe(2);
});

test('a student who only enrolled in the period did nothing in it', async () => {
  await db.write(tx => tx.update(enrollments).set({ createdAt: NOW, lastActivityAt: NOW }));
  const { metrics, studentProgress } = await getReport(db, professor, { period: '7d' }, NOW);
  expect(metrics).toMatchObject({ totalStudents: 2, activeStudents: 0 });
  expect(studentProgress).toEqual([]);
});

test("an administrator's report is the school's, and one course's is its own", async () => {
  const admin = await anAdmin(db);
  expect((await getReport(db, admin, { period: '30d' }, NOW)).totals.enrollments).toBe(14);
  expect((await getReport(db, admin, { period: '30d', courseId: endings.id }, NOW)).totals.enrollments).toBe(5);
});

test("another professor's course has no report", async () => {
  await expect(getReport(db, professor, { period: '30d', courseId: endings.id }, NOW)).rejects.toThrow(
    'Curso não encontrado',
  );
});

test('it names who was there last in the period, with the minutes of the lessons they completed', async () => {
  const [ana, bia] = await db.read
    .select({ enrollmentId: enrollments.id, studentId: enrollments.studentId })
    .from(enrollments)
    .orderBy(enrollments.id);
  const [first, second] = tactics.lessons;
  await db.write(async tx => {
    await tx.update(lessons).set({ durationMinutes: 45 }).where(eq(lessons.id, first!.id));
    await tx.update(lessons).set({ durationMinutes: 20 }).where(eq(lessons.id, second!.id));
    await tx
      .insert(lessonProgress)
      .values(
        [first, second].map(lesson => ({ enrollmentId: ana!.enrollmentId, lessonId: lesson!.id, completedAt: NOW })),
      );
  });
  const ofAna = {
    studentId: ana!.studentId,
    courseId: tactics.id,
    courseName: 'Táticas',
    progress: 100,
    lessonsCompleted: 2,
    totalLessons: 2,
    timeSpent: 65,
    lastActivity: NOW.toISOString(),
  };
  expect((await getReport(db, professor, { period: '7d' }, NOW)).studentProgress).toMatchObject([ofAna]);
  expect((await getReport(db, professor, { period: '30d' }, NOW)).studentProgress).toMatchObject([
    ofAna,
    { studentId: bia!.studentId, progress: 50, timeSpent: 0 },
  ]);
  expect(
    (await getReport(db, await anAdmin(db), { period: '30d', courseId: endings.id }, NOW)).studentProgress,
  ).toMatchObject([{ studentId: ana!.studentId, courseName: 'Finais' }]);
});

test('it names so many students and no more', async () => {
  for (let i = 0; i <= STUDENTS_REPORTED; i += 1) {
    const { id } = await aStudent(db);
    await db.write(tx =>
      tx.insert(enrollments).values({ studentId: id, courseId: tactics.id, createdAt: ENROLLED, lastActivityAt: NOW }),
    );
  }
  expect((await getReport(db, professor, { period: '7d' }, NOW)).studentProgress).toHaveLength(STUDENTS_REPORTED);
});

test('the report of a professor without courses is empty and whole', async () => {
  const report = await getReport(db, await aProfessor(db), { period: '1y' }, NOW);
  expect([report.courseAnalytics, report.studentProgress]).toEqual([[], []]);
  expect(report.series).toHaveLength(13);
  expect(report.metrics).toEqual({
    totalStudents: 0,
    activeStudents: 0,
    totalCourses: 0,
    activeCourses: 0,
    totalLessons: 0,
    completedLessons: 0,
    averageProgress: 0,
    averageRating: null,
    completionRate: 0,
    totalRevenue: 0,
    monthlyGrowth: null,
  });
});

test('a report opens as a spreadsheet', async () => {
  const { csv, filename } = await exportReport(db, professor, { period: '1y' });
  expect(filename).toMatch(/^relatorio-\d{4}-\d\d-\d\d-a-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.split('\r\n')[1]).toMatch(/^Táticas;2;2;75;50;4;2,5;/);
});

test.each([
  ['overview', 'visao-geral', ['Resumo', 'Atividade no período'], 'Novas matrículas;9;0'],
  [
    'students',
    'alunos',
    ['Resumo', 'Progresso das matrículas', 'Quizzes no período', 'Últimos alunos ativos'],
    'Aprovação em quizzes (%);75;',
  ],
  [
    'courses',
    'cursos',
    ['Resumo', 'Alunos por curso', 'Resultados por curso', 'Tempo até concluir'],
    'Táticas;75;50;75',
  ],
  ['financial', 'financeiro', ['Resumo', 'Receita no período', 'Receita por curso'], 'Táticas;99,9'],
] as const)('the spreadsheet of the tab %s holds what it shows', async (tab, name, titles, line) => {
  const { csv, filename } = await exportReport(db, professor, { period: '30d', tab });
  expect(filename).toMatch(new RegExp(`^relatorio-${name}-`));
  const lines = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
  const found = lines.filter((_, at) => at === 0 || lines[at - 1] === '');
  expect(found).toEqual(titles);
  expect(lines).toContain(line);
});
