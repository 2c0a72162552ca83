import type { Db } from '../../db/client.ts';
import { openDatabase } from '../../db/open.ts';
import { courses, lessons } from '../../db/schema/courses.ts';
import { enrollments, lessonProgress } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';

const COURSES = 50;
const STUDENTS = 20;
const LESSONS_PER_COURSE = 4;

export type BenchSchool = { professorId: number; studentId: number; courseId: number };

/**
 * Adds to a school a professor with 50 courses, each with lessons, students and progress. One of the students has
 * studied a little in each.
 */
export const addCourses = async (
  file: string,
): Promise<BenchSchool & { cookies: Record<'professor' | 'student', string> }> => {
  const db = openDatabase({ kind: 'sqlite', file });
  const school = await fill(db);
  const sessions = createSessions(db, { secure: false });
  const cookieOf = async (userId: number): Promise<string> => (await sessions.start(userId)).split(';')[0] ?? '';
  const cookies = { professor: await cookieOf(school.professorId), student: await cookieOf(school.studentId) };
  await db.close();
  return { ...school, cookies };
};

const fill = (db: Db): Promise<BenchSchool> =>
  db.write(async tx => {
    const person = (name: string, role: 'student' | 'professor') => ({
      fullName: name,
      nameSearch: name,
      username: name,
      usernameKey: name,
      email: `${name}@exemplo.com`,
      passwordHash: '-',
      role,
    });
    const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);
    const [professor] = await tx
      .insert(users)
      .values(person('bench-professor', 'professor'))
      .returning({ id: users.id });
    if (!professor) throw new Error('no professor');
    const students = idsOf(
      await tx
        .insert(users)
        .values(Array.from({ length: STUDENTS }, (_, i) => person(`bench-aluno${i}`, 'student')))
        .returning({ id: users.id }),
    );
    let lastCourseId = 0;
    for (let i = 1; i <= COURSES; i += 1) {
      const title = `Curso de xadrez número ${i}`;
      const [course] = await tx
        .insert(courses)
        .values({
          professorId: professor.id,
          title,
          titleSearch: title,
          description: `Um curso completo sobre a arte do ${i}º lance, com aulas, quizzes e partidas comentadas.`,
          category: 'tactics',
          difficulty: 'intermediate',
          status: 'active',
          priceCents: 9_900,
          objectives: ['Jogar melhor'],
          prerequisites: [],
        })
        .returning({ id: courses.id });
      if (!course) throw new Error('no course');
      const courseId = course.id;
      lastCourseId = courseId;
      const lessonIds = idsOf(
        await tx
          .insert(lessons)
          .values(
            Array.from({ length: LESSONS_PER_COURSE }, (_, j) => ({
              courseId,
              position: j + 1,
              title: `Aula ${j + 1}`,
              description: 'Texto',
              durationMinutes: 10,
            })),
          )
          .returning({ id: lessons.id }),
      );
      const enrolled = idsOf(
        await tx
          .insert(enrollments)
          .values(students.map((studentId, j) => ({ studentId, courseId, rating: (j % 5) + 1, completedLessons: 1 })))
          .returning({ id: enrollments.id }),
      );
      await tx
        .insert(lessonProgress)
        .values(enrolled.map(enrollmentId => ({ enrollmentId, lessonId: lessonIds[0] ?? 0, completedAt: new Date() })));
    }
    return { professorId: professor.id, studentId: students[0] ?? 0, courseId: lastCourseId };
  });
