import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { uploads } from '../../db/schema/uploads.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { checkCertificate } from '../../server/features/certificates/certificates.service.ts';
import { getCourse, listCatalogue } from '../../server/features/courses/courses.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { getLesson } from '../../server/features/lessons/lessons.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { CreateCourseInput } from '../../server/features/teaching/course-form.schema.ts';
import { listChapters, saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { createCourse, duplicateCourse } from '../../server/features/teaching/course-writing.service.ts';
import { emptyDatabase } from '../support/database.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';

let db: Db;
let professor: Viewer;
beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
});

const FILM = '/objects/uploads/3f2a';
const THREE_MINUTES_TO_READ = Array(450).fill('lance').join(' ');
const quiz = {
  title: 'Revisão',
  timeLimit: 5,
  questions: [{ question: 'Vale?', type: 'true_false', correctAnswer: 'true' }],
};

/** Writes a course of one lesson. @returns what the course, its lesson and the lesson's estimate take, in minutes. */
const written = async (lesson: object) => {
  const course = await createCourse(
    db,
    professor,
    CreateCourseInput.parse({
      title: 'Finais',
      description: 'Sobre os finais',
      category: 'endgames',
      difficulty: 'iniciante',
      duration: 90,
      lessons: [{ title: 'Aula', description: THREE_MINUTES_TO_READ, duration: 45, ...lesson }],
    }),
  );
  const { duration, estimate } = await getLesson(db, professor, course.lessons[0]!.id);
  return { course: course.duration, lesson: duration, estimate };
};

describe('a lesson takes', () => {
  test('its reading at 150 words a minute and the time of its quiz, whatever was typed', async () => {
    expect(await written({ quiz })).toEqual({ course: 8, lesson: 8, estimate: 45 });
  });

  test('the length of a film that was uploaded', async () => {
    await db.write(tx =>
      tx.insert(uploads).values({
        userId: professor.id,
        objectPath: FILM,
        kind: 'film',
        durationSeconds: 130,
        tokenHash: 'none',
        expiresAt: new Date(),
      }),
    );
    expect(await written({ videoUrl: FILM })).toEqual({ course: 6, lesson: 6, estimate: 45 });
  });

  test('the positions to answer in its chapters, in a copy of the course too, until they are taken away', async () => {
    const text = { title: 'Aula', description: THREE_MINUTES_TO_READ, duration: 45 };
    const form = {
      title: 'Finais',
      description: 'Sobre',
      category: 'endgames',
      difficulty: 'iniciante',
      lessons: [text],
    };
    const course = await createCourse(db, professor, CreateCourseInput.parse(form));
    const lessonId = course.lessons[0]!.id;
    const pgn = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *';
    const chapter = { title: 'Ruy López', mode: 'responder' as const, goal: null, side: 'white' as const, pgn };
    await saveChapters(db, professor, { lessonId, chapters: [chapter] });
    expect((await getLesson(db, professor, lessonId)).duration).toBe(5);
    const copy = await duplicateCourse(db, professor, course.id);
    expect(await listChapters(db, professor, copy.lessons[0]!.id)).toMatchObject([{ title: 'Ruy López' }]);
    expect(copy.lessons[0]!.duration).toBe(5);
    await saveChapters(db, professor, { lessonId, chapters: [] });
    expect((await getLesson(db, professor, lessonId)).duration).toBe(3);
  });

  test('what its professor estimates where there is nothing to measure', async () => {
    for (const lesson of [{ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, { description: 'No tabuleiro da escola.' }])
      expect(await written(lesson)).toEqual({ course: 90, lesson: 45, estimate: 45 });
  });
});

test('a course and its certificate take what its published lessons do', async () => {
  const student = await aStudent(db);
  const course = await aCourse(db, professor, [{ measuredMinutes: 8 }, {}, { measuredMinutes: 60, active: false }], {
    durationMinutes: 300,
  });
  await enrol(db, student, course.id);
  // The second lesson is not measured: its professor estimates ten minutes.
  expect((await getCourse(db, student, course.id)).duration).toBe(18);
  expect((await listCatalogue(db, student, {})).courses).toMatchObject([{ duration: 18 }]);
  await completeLesson(db, student, course.lessons[0]!.id);
  const { certificateCode } = await completeLesson(db, student, course.lessons[1]!.id);
  expect(await checkCertificate(db, certificateCode!)).toMatchObject({ duration: 18 });
});
