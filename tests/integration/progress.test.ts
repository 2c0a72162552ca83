import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/features/auth/sessions.ts';
import { checkCertificate } from '../../server/features/certificates/certificates.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { attemptQuiz, completeLesson } from '../../server/features/progress/progress.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent, type MadeCourse } from '../support/school.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db, { fullName: 'Rita Torres' });
  student = await aStudent(db, { fullName: 'Caio Peão' });
});

const answersOf = (lesson: MadeCourse['lessons'][number] | undefined, answer?: string) =>
  (lesson?.questions ?? []).map(({ id, correctAnswer }) => ({ questionId: id, answer: answer ?? correctAnswer }));

describe('the way through a course', () => {
  test('a student cannot complete lesson 2 before lesson 1', async () => {
    const course = await aCourse(db, professor, [{}, {}]);
    await enrol(db, student, course.id);
    await expect(completeLesson(db, student, course.lessons[1]!.id)).rejects.toThrow('Conclua a aula anterior primeiro');
    await completeLesson(db, student, course.lessons[0]!.id);
    const { progress } = await completeLesson(db, student, course.lessons[1]!.id);
    expect(progress).toEqual({ totalLessons: 2, completedLessons: 2 });
  });

  test('a course is completed by the last quiz passed, pays once and certifies', async () => {
    const course = await aCourse(db, professor, [{ quiz: [{}, {}] }], { title: 'Finais' });
    await enrol(db, student, course.id);
    const [lesson] = course.lessons;
    expect(await completeLesson(db, student, lesson!.id)).toMatchObject({ courseCompleted: false, rewards: { experience: 20, coins: 5 } });
    expect(await attemptQuiz(db, student, lesson!.id, answersOf(lesson, 'errada'))).toMatchObject({ score: 0, passed: false, courseCompleted: false });
    const passed = await attemptQuiz(db, student, lesson!.id, answersOf(lesson));
    expect(passed).toMatchObject({ score: 100, passed: true, courseCompleted: true, rewards: { experience: 130, coins: 60 } });
    const again = await attemptQuiz(db, student, lesson!.id, answersOf(lesson));
    expect(again).toMatchObject({ rewards: { experience: 0, coins: 0 }, certificateCode: passed.certificateCode });
    expect(await checkCertificate(db, passed.certificateCode!.toLowerCase())).toMatchObject({ valid: true, studentName: 'Caio Peão', courseTitle: 'Finais', professorName: 'Rita Torres' });
  });
});
