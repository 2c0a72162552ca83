import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { questions } from '../../db/schema/courses.ts';
import { quizAnswers, quizAttempts } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { updateLesson } from '../../server/features/teaching/lesson-writing.service.ts';
import { getLesson } from '../../server/features/lessons/lessons.service.ts';
import { attemptQuiz } from '../../server/features/progress/attempts.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { lessonForm, question } from '../support/forms.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  student = await aStudent(db);
});

describe('changing a quiz', () => {
  const aQuizzed = async () => {
    const course = await aCourse(db, professor, [{ quiz: [{}, {}] }, {}]);
    const [lesson] = course.lessons;
    await enrol(db, student, course.id);
    await completeLesson(db, student, lesson!.id);
    await attemptQuiz(
      db,
      student,
      lesson!.id,
      lesson!.questions.map(({ id }) => ({ questionId: id, answer: 'certa' })),
    );
    return lesson!;
  };
  const save = (lessonId: number, ...asked: ReturnType<typeof question>[]) =>
    updateLesson(db, professor, {
      lessonId,
      ...lessonForm({ quiz: asked.length > 0 ? { title: 'Novo', timeLimit: 3, questions: asked } : null }),
    });

  test('keeps a question that is sent with its id, its answers and its order', async () => {
    const {
      id,
      quizId,
      questions: [first, second],
    } = await aQuizzed();
    const { quiz } = await save(
      id,
      question({ id: second!.id, question: 'Mudada' }),
      question(),
      question({ id: first!.id }),
    );
    expect(quiz).toMatchObject({ id: quizId, title: 'Novo', timeLimit: 3 });
    expect(quiz!.questions.map(asked => asked.id)).toEqual([second!.id, expect.any(Number), first!.id]);
    expect(quiz!.questions[0]).toMatchObject({ question: 'Mudada' });
    expect(
      await db.read
        .select({ questionId: quizAnswers.questionId, correct: quizAnswers.correct })
        .from(quizAnswers)
        .orderBy(quizAnswers.id),
    ).toEqual([
      { questionId: first!.id, correct: true },
      { questionId: second!.id, correct: true },
    ]);
  });

  test('asks no more what is not sent, without losing what was answered', async () => {
    const {
      id,
      questions: [first, second],
    } = await aQuizzed();
    await save(id, question({ id: first!.id, correctAnswer: 'o rei' }));
    expect((await getLesson(db, student, id)).quiz!.questions.map(asked => asked.id)).toEqual([first!.id]);
    expect(await db.read.select().from(quizAnswers)).toHaveLength(2);
    expect(
      await attemptQuiz(db, student, id, [
        { questionId: first!.id, answer: 'o rei' },
        { questionId: second!.id, answer: 'certa' },
      ]),
    ).toMatchObject({ score: 100, questions: [{ questionId: first!.id, correct: true }] });
    await expect(save(id, question({ id: second!.id }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'A questão não é deste quiz',
    });
  });

  test('makes a question of another kind another question', async () => {
    const {
      id,
      questions: [first],
    } = await aQuizzed();
    const { quiz } = await save(id, question({ id: first!.id, type: 'essay', correctAnswer: 'modelo' }));
    expect(quiz!.questions).toMatchObject([{ type: 'essay', options: [] }]);
    expect(quiz!.questions[0]!.id).not.toBe(first!.id);
    expect(
      (await db.read.select({ type: questions.type }).from(questions).where(eq(questions.id, first!.id)))[0],
    ).toEqual({ type: 'multiple_choice' });
  });

  test('refuses a foreign question and one that is sent twice', async () => {
    const {
      id,
      questions: [first],
    } = await aQuizzed();
    const other = await aCourse(db, professor, [{ quiz: [{}] }]);
    for (const asked of [
      [question({ id: other.lessons[0]!.questions[0]!.id })],
      [question({ id: first!.id }), question({ id: first!.id })],
      [question({ id: first!.id, type: 'essay' }), question({ id: first!.id })],
    ]) {
      await expect(save(id, ...asked)).rejects.toThrow('A questão não é deste quiz');
    }
  });

  test('to none leaves the lesson without one; a quiz that comes back is the same to those who passed it', async () => {
    const { id, quizId } = await aQuizzed();
    await save(id);
    expect(await getLesson(db, student, id)).toMatchObject({ quiz: null, hasQuiz: false, quizPassed: false });
    await expect(attemptQuiz(db, student, id, [])).rejects.toThrow('Quiz não encontrado');
    await save(id, question());
    expect(await getLesson(db, student, id)).toMatchObject({ hasQuiz: true, quizPassed: true, quiz: { id: quizId } });
    expect(await db.read.select().from(quizAttempts)).toHaveLength(1);
  });
});
