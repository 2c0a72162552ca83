import { expect, test } from 'vitest';
import { enrollments } from '../../db/schema/progress.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';
import { StudentsInput, type TaughtStudent } from '../../server/features/follow-up/follow-up.schema.ts';
import { listStudents } from '../../server/features/follow-up/students-list.service.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

const by: Record<string, (a: TaughtStudent, b: TaughtStudent) => number> = {
  course: (a, b) => a.course.localeCompare(b.course),
  progress: (a, b) => a.completedLessons / a.totalLessons - b.completedLessons / b.totalLessons,
  lessons: (a, b) => a.completedLessons - b.completedLessons,
};

test('students stand on pages of any size as in one list, also where many have the same progress', async () => {
  const db = await emptyDatabase();
  const [admin, professor] = [await anAdmin(db), await aProfessor(db)];
  const lessons = { Táticas: [{}, {}, {}, {}], Mates: [{}, {}], Finais: [{}, {}] };
  const courses = await Promise.all(
    Object.entries(lessons).map(([title, own]) => aCourse(db, professor, own, { title })),
  );
  for (let i = 0; i < 12; i += 1) {
    const { id } = await aStudent(db, { fullName: `Aluno ${(i * 5) % 12}` });
    const studies = courses.slice(i % 2).map((course, j) => ({
      studentId: id,
      courseId: course.id,
      completedLessons: (i * (j + 1)) % 3,
      completedAt: i % 4 === 0 ? new Date(Date.now() - DAY_MS) : null,
    }));
    await db.write(async tx => void (await tx.insert(enrollments).values(studies)));
  }
  for (const filter of [{}, { status: 'concluído' }, { courseId: String(courses[0]?.id) }])
    for (const [sort, order] of Object.entries(by))
      for (const sign of [1, -1]) {
        const asked = { ...filter, sort, direction: sign === 1 ? 'asc' : 'desc' };
        const list = (page: object) => listStudents(db, admin, StudentsInput.parse({ ...asked, ...page }));
        const shown = async (page: object) => (await list(page)).students;
        const all = (await shown({ pageSize: '100' })).toSorted(
          (a, b) => sign * order(a, b) || a.name.localeCompare(b.name) || by['course']!(a, b),
        );
        const pages = await Promise.all(['1', '2', '3', '4', '5'].map(page => shown({ pageSize: '7', page })));
        expect(all.length).toBeGreaterThan(5);
        expect((await list({ pageSize: '7' })).total).toBe(all.length);
        expect([asked, pages.flat()]).toEqual([asked, all]);
      }
});
