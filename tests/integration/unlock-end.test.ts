import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { courses } from '../../db/schema/courses.ts';
import { getCourse } from '../../server/features/courses/courses.service.ts';
import { enrol, listEnrollments } from '../../server/features/enrollments/enrollments.service.ts';
import { listLessons } from '../../server/features/lessons/lessons.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { aProfessor } from '../../server/harness/school.ts';
import {
  course,
  db,
  doors,
  END,
  iso,
  itIs,
  OPEN,
  professor,
  setPrice,
  student,
  unlock,
  withPremiumCourse,
} from './unlock-setup.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

withPremiumCourse();

const complete = (place: number) => completeLesson(db, student, course.lessons[place]!.id);
const answerQuiz = () =>
  attemptQuiz(
    db,
    student,
    course.lessons[1]!.id,
    course.lessons[1]!.questions.map(({ id, correctAnswer }) => ({ questionId: id, answer: correctAnswer })),
  );
const ENDED = { code: 'FORBIDDEN', message: 'Seu acesso a este curso terminou. Desbloqueie-o de novo para continuar.' };
const SHUT = { locked: [true, true], texts: [false, false, false], content: [false, false, false, false, false] };

describe('when the time is over', () => {
  test('the last millisecond is open, the next is shut: content, lessons and quizzes', async () => {
    await unlock();
    await complete(0);
    itIs(END - 1);
    expect(await doors()).toEqual(OPEN);
    await complete(1);
    itIs(END);
    expect(await doors()).toEqual(SHUT);
    await expect(complete(0)).rejects.toMatchObject(ENDED);
    await expect(answerQuiz()).rejects.toMatchObject(ENDED);
  });

  test('what was done is kept, and goes on after another unlock', async () => {
    await unlock();
    await complete(0);
    itIs(END + DAY_MS);
    const [shut] = (await listEnrollments(db, student)).enrollments;
    expect(shut).toMatchObject({ completedLessons: 1, progress: 50, accessUntil: iso(END) });
    expect((await listLessons(db, student, course.id)).map(({ title, completed }) => [title, completed])).toEqual([
      ['Aula 1', true],
      ['Aula 2', false],
    ]);
    await expect(enrol(db, student, course.id)).rejects.toMatchObject({
      message: 'Você já está matriculado neste curso',
    });
    await unlock();
    expect(await doors()).toEqual(OPEN);
    await complete(1);
    expect((await answerQuiz()).courseCompleted).toBe(true);
  });

  test('a finished course stays finished, with its certificate', async () => {
    await unlock();
    await complete(0);
    await complete(1);
    const { certificateCode } = await answerQuiz();
    expect(certificateCode).not.toBeNull();
    itIs(END);
    expect((await listEnrollments(db, student)).enrollments[0]).toMatchObject({
      completed: true,
      progress: 100,
      certificateCode,
    });
    expect(await doors()).toEqual(SHUT);
  });

  test('a course that has become free is open and has no end', async () => {
    await unlock();
    itIs(END + DAY_MS);
    await setPrice(0);
    expect(await doors()).toEqual(OPEN);
    await complete(0);
    expect((await listEnrollments(db, student)).enrollments[0]!.accessUntil).toBeNull();
    expect((await getCourse(db, student, course.id)).enrollment!.accessUntil).toBeNull();
    await setPrice(4_990);
    expect(await doors()).toEqual(SHUT);
  });

  test('a student with access without an end keeps it, though the course has a price by now', async () => {
    await setPrice(0);
    await enrol(db, student, course.id);
    await setPrice(4_990);
    itIs(END + 400 * DAY_MS);
    expect(await doors()).toEqual(OPEN);
    await complete(0);
  });

  test('a closed course that was begun can be unlocked again', async () => {
    await unlock();
    itIs(END);
    await db.write(tx => tx.update(courses).set({ status: 'paused' }).where(eq(courses.id, course.id)));
    expect((await unlock()).enrollment.accessUntil).toBe(iso(END + 30 * DAY_MS));
  });

  test("the school's staff are not touched by it", async () => {
    itIs(END + DAY_MS);
    expect((await listLessons(db, professor, course.id)).every(({ accessible }) => accessible)).toBe(true);
    expect((await listLessons(db, await aProfessor(db), course.id)).every(({ accessible }) => accessible)).toBe(true);
  });
});
