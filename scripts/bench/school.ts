import type { Db } from '../../db/client.ts';
import { openDatabase } from '../../db/open.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { courses, lessons } from '../../db/schema/courses.ts';
import { enrollments, lessonProgress } from '../../db/schema/progress.ts';
import { users } from '../../db/schema/users.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';

export const COURSES = 50;
const STUDENTS = 20;
const LESSONS_PER_COURSE = 4;

/**
 * Creates a school whose professor has 50 courses, each with lessons, students and progress. @returns the professor's
 * session cookie.
 */
export const makeSchool = async (file: string): Promise<string> => {
  await migrateDatabase({ kind: 'sqlite', file });
  const db = openDatabase({ kind: 'sqlite', file });
  const professorId = await fill(db);
  const [cookie = ''] = (await createSessions(db, { secure: false }).start(professorId)).split(';');
  await db.close();
  return cookie;
};

const fill = (db: Db): Promise<number> =>
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
    const [professor] = await tx.insert(users).values(person('professor', 'professor')).returning({ id: users.id });
    if (!professor) throw new Error('no professor');
    const students = idsOf(
      await tx
        .insert(users)
        .values(Array.from({ length: STUDENTS }, (_, i) => person(`aluno${i}`, 'student')))
        .returning({ id: users.id }),
    );
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
    return professor.id;
  });
