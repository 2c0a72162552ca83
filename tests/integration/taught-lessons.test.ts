import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { lessons } from '../../db/schema/courses.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { deleteLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { LESSONS_PER_PAGE, type TaughtLessonsInput } from '../../server/features/teaching/taught-lessons.schema.ts';
import { listTaughtLessons } from '../../server/features/teaching/taught-lessons.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, anAdmin, aProfessor, aStudent, type MadeCourse } from '../../server/harness/school.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

let db: Db;
let professor: Viewer;
let course: MadeCourse;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  course = await aCourse(db, professor, [], { title: 'Finais', difficulty: 'advanced' });
});

type Sketch = Partial<typeof lessons.$inferInsert>;
const place = (courseId: number, ...sketches: Sketch[]) =>
  db.write(tx =>
    tx.insert(lessons).values(
      sketches.map((sketch, i) => ({
        courseId,
        title: `Aula ${i + 1}`,
        description: 'Texto',
        position: i + 1,
        durationMinutes: 20,
        ...sketch,
      })),
    ),
  );
const on = (day: string) => new Date(`${day}T12:00:00Z`);
const listed = (input: TaughtLessonsInput = {}, viewer = professor) => listTaughtLessons(db, viewer, input, NOW);
const titles = async (input: TaughtLessonsInput) => (await listed(input)).lessons.map(({ title }) => title);

describe("a professor's lessons", () => {
  test('stand by what their date, their publication and their cancellation say', async () => {
    await place(
      course.id,
      { title: 'a vir', scheduledAt: on('2026-06-16') },
      { title: 'agora', scheduledAt: NOW },
      { title: 'passada', scheduledAt: on('2026-06-14') },
      { title: 'sem data' },
      { title: 'cancelada', scheduledAt: on('2026-06-20'), cancelled: true },
      { title: 'rascunho', scheduledAt: on('2026-06-21'), active: false },
      { title: 'rascunho cancelado', scheduledAt: on('2026-06-13'), active: false, cancelled: true },
    );
    const { lessons: all, counts, total } = await listed();
    expect(Object.fromEntries(all.map(({ title, status }) => [title, status]))).toEqual({
      'a vir': 'scheduled',
      agora: 'completed',
      passada: 'completed',
      'sem data': 'published',
      cancelada: 'cancelled',
      rascunho: 'draft',
      'rascunho cancelado': 'draft',
    });
    expect([counts, total]).toEqual([{ scheduled: 1, completed: 2, cancelled: 1, draft: 2, published: 1 }, 7]);
    for (const status of ['scheduled', 'completed', 'cancelled', 'draft', 'published'] as const) {
      const filtered = await listed({ status });
      expect(filtered.lessons.map(lesson => lesson.title).toSorted()).toEqual(
        all
          .filter(lesson => lesson.status === status)
          .map(lesson => lesson.title)
          .toSorted(),
      );
      expect([filtered.total, filtered.counts]).toEqual([counts[status], counts]);
    }
  });

  test('of a draft course are drafts, until it opens; a paused one keeps what it published', async () => {
    const sketches = [
      { title: 'a vir', scheduledAt: on('2026-06-16') },
      { title: 'cancelada', scheduledAt: on('2026-06-20'), cancelled: true },
      { title: 'sem data' },
    ];
    const draft = await aCourse(db, professor, [], { status: 'draft' });
    await place(draft.id, ...sketches);
    await place((await aCourse(db, professor, [], { status: 'paused' })).id, ...sketches);
    const { lessons: inDraft, counts } = await listed({ courseId: draft.id });
    expect(inDraft.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft']);
    expect(counts).toEqual({ scheduled: 0, completed: 0, cancelled: 0, draft: 3, published: 0 });
    expect((await listed()).counts).toEqual({ scheduled: 1, completed: 0, cancelled: 1, draft: 3, published: 1 });
    for (const status of ['scheduled', 'cancelled', 'published'] as const)
      expect((await listed({ status })).total).toBe(1);
    expect((await listed({ status: 'draft' })).lessons).toHaveLength(3);
  });

  test('come latest first and then those without a date; what is to come, the soonest first', async () => {
    await place(
      course.id,
      { title: 'sem data' },
      { title: 'em julho', scheduledAt: on('2026-07-01') },
      { title: 'em maio', scheduledAt: on('2026-05-01') },
      { title: 'em agosto', scheduledAt: on('2026-08-01') },
    );
    expect(await titles({})).toEqual(['em agosto', 'em julho', 'em maio', 'sem data']);
    expect(await titles({ status: 'scheduled' })).toEqual(['em julho', 'em agosto']);
  });

  test("fill a calendar's page: from its first moment to before its last", async () => {
    await place(
      course.id,
      { title: 'antes', scheduledAt: new Date('2026-06-01T02:59:59Z') },
      { title: 'primeira', scheduledAt: new Date('2026-06-01T03:00:00Z') },
      { title: 'última', scheduledAt: new Date('2026-07-01T02:59:59Z') },
      { title: 'depois', scheduledAt: new Date('2026-07-01T03:00:00Z') },
      { title: 'sem data' },
    );
    expect(await titles({ from: '2026-06-01T00:00:00-03:00', to: '2026-07-01T00:00:00-03:00' })).toEqual([
      'primeira',
      'última',
    ]);
    expect(await titles({ from: '2026-07-01T00:00:00-03:00' })).toEqual(['depois']);
  });

  test('carry their course, its students and how many have completed them', async () => {
    const {
      id,
      lessons: [first],
    } = await aCourse(db, professor, [{}, {}], { title: 'Táticas', difficulty: 'intermediate' });
    const students = [await aStudent(db), await aStudent(db)];
    for (const student of students) await enrol(db, student, id);
    await completeLesson(db, students[0]!, first!.id);
    expect((await listed({ courseId: id })).lessons).toMatchObject([
      {
        id: first!.id,
        title: 'Aula 1',
        description: 'Texto da aula',
        courseId: id,
        courseName: 'Táticas',
        difficulty: 'intermediate',
        scheduledDate: null,
        duration: 10,
        order: 1,
        studentsEnrolled: 2,
        studentsAttended: 1,
      },
      { title: 'Aula 2', order: 2, studentsEnrolled: 2, studentsAttended: 0 },
    ]);
  });

  test(`are their own, an administrator's the school's; removed ones and those of \
deleted courses are gone`, async () => {
    const other = await aProfessor(db);
    await aCourse(db, other, [{}], { title: 'De outra' });
    await aCourse(db, professor, [{}], { status: 'inactive' });
    const {
      lessons: [removed],
    } = await aCourse(db, professor, [{}, {}]);
    await deleteLesson(db, professor, removed!.id);
    expect((await listed()).total).toBe(1);
    expect((await listed({}, other)).lessons.map(({ courseName }) => courseName)).toEqual(['De outra']);
    expect((await listed({}, await anAdmin(db))).total).toBe(2);
    expect(await listed({ courseId: course.id }, other)).toMatchObject({ lessons: [], total: 0 });
  });

  test('come in pages that neither repeat nor skip one', async () => {
    await place(course.id, ...Array.from({ length: LESSONS_PER_PAGE + 2 }, () => ({ title: 'x', position: 1 })));
    const pages = [await listed(), await listed({ page: 2 }), await listed({ page: 3 })];
    expect(pages.map(({ lessons: page, total }) => [page.length, total])).toEqual([
      [50, 52],
      [2, 52],
      [0, 52],
    ]);
    expect(new Set(pages.flatMap(({ lessons: page }) => page.map(({ id }) => id))).size).toBe(52);
  });
});
