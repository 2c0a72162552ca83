import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { CreateAssignmentInput } from '../../server/features/assignments/assignment-form.schema.ts';
import { createAssignment } from '../../server/features/assignments/assignments.service.ts';
import { getStudentWork, listDifficulties } from '../../server/features/assignments/student-work.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { listLessons } from '../../server/features/lessons/lessons.service.ts';
import { keepAnswers } from '../../server/features/progress/attempts.service.ts';
import { beginQuiz, handInQuiz } from '../../server/features/progress/board-answers.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { QuizForm } from '../../server/features/teaching/lesson-form.schema.ts';
import { saveQuiz } from '../../server/features/teaching/quiz.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

/** White mates on the back rank with either rook. */
const LADDER = '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1';

let db: Db;
let professor: Viewer;
let student: Viewer;
let courseId: number;
let lessonId: number;
/** What the engine would say of each move, in centipawns. */
let scores: Record<string, number> = {};
let searched: unknown[] = [];

const engine: Engine = {
  search: async ({ limits }) => {
    searched.push(limits);
    const lines = Object.entries(scores).map(([move, value], i) => ({
      depth: 9,
      rank: i + 1,
      score: { kind: 'cp' as const, value },
      moves: [move],
    }));
    return { best: lines[0]?.moves[0] ?? '', lines };
  },
  close: async () => {},
};

const board = (own: Record<string, unknown> = {}) => ({
  type: 'board',
  question: 'Prenda o rei.',
  fen: LADDER,
  lines: ['Ta7'],
  ...own,
});
const problemOf = (own: Record<string, unknown>) =>
  QuizForm.safeParse({ title: 'Quiz', questions: [board(own)] }).error?.issues[0];
const save = (own: Record<string, unknown> = {}) =>
  db.write(tx => saveQuiz(tx, lessonId, QuizForm.parse({ title: 'Quiz', questions: [board(own)] }), new Date()));
const questionFor = async (viewer: Viewer) => (await listLessons(db, viewer, courseId))[0]?.quiz?.questions[0];
const answerWith = async (answer: string) => {
  const { id } = (await questionFor(student))!;
  const { questions, passed } = await handInQuiz({ db, engine }, student, lessonId, [{ questionId: id, answer }]);
  return { passed, ...questions[0] };
};

beforeEach(async () => {
  db = await emptyDatabase();
  scores = {};
  searched = [];
  professor = await aProfessor(db);
  student = await aStudent(db);
  const course = await aCourse(db, professor, [{}, {}]);
  courseId = course.id;
  lessonId = course.lessons[0]!.id;
  await enrol(db, student, course.id);
  await completeLesson(db, student, lessonId);
});

describe('a question on the board', () => {
  test('shows the student its position and how long the answer is, and the professor the lines', async () => {
    await save({ lines: ['Ta7 Rg8 Tb8', 'a2a7'] });
    expect(await questionFor(professor)).toMatchObject({
      lines: ['Ra7 Kg8 Rb8#', 'Ra7'],
      equal: false,
      correctAnswer: 'Ra7 Kg8 Rb8#',
    });
    const seen = await questionFor(student);
    expect(seen).toEqual({
      id: expect.any(Number),
      type: 'board',
      question: 'Prenda o rei.',
      options: [],
      fen: LADDER,
      plies: 3,
    });
    expect(await beginQuiz({ db, engine }, student, lessonId)).toMatchObject({ questions: [seen] });
  });

  test('is refused where it cannot be answered, with the line and the move', () => {
    expect(problemOf({ fen: 'xadrez' })).toMatchObject({ path: ['questions', 0, 'fen'] });
    expect(problemOf({ lines: [] })).toMatchObject({ message: 'Informe pelo menos uma linha certa' });
    expect(problemOf({ lines: ['Ta7', 'Ta7 Rh1'] })).toMatchObject({
      path: ['questions', 0, 'lines'],
      message: 'Linha 2: o lance “Rh1” não é possível nesta posição',
    });
  });

  test('is right by any of its lines in any notation, and tells the line only afterwards', async () => {
    await save();
    expect(await answerWith('Rb7')).toMatchObject({ correct: false, correctAnswer: null });
    expect(await answerWith('a2a7')).toMatchObject({ passed: true, correct: true, correctAnswer: 'Ra7' });
    expect(searched).toEqual([]);
  });

  test('stands on the board in the results of homework, with the move that was wrong', async () => {
    await save({ lines: ['Ta7 Rg8 Tb8'] });
    await answerWith('Ta7 Rg8 Th7');
    const classId = await aClassOf(db, professor, [student]);
    const form = { classId, title: 'Casa', kind: 'lessons', lessonIds: [lessonId], dueAt: '2040-05-04T18:00:00Z' };
    const { id } = await createAssignment(db, professor, CreateAssignmentInput.parse(form));
    const { items } = await getStudentWork(db, professor, id, student.id);
    expect(items[0]?.tries).toMatchObject([
      { fen: LADDER, uci: 'a2a7', right: true },
      { text: 'Kg8', right: true },
      { text: 'Rh7', uci: 'a7h7', right: false },
    ]);
    expect(await listDifficulties(db, professor, id)).toMatchObject([
      { question: 'Prenda o rei.', fen: items[0]?.tries[2]?.fen, answers: [{ text: 'Rh7', count: 1 }] },
    ]);
  });

  test('counts a move that the engine holds equal, at a fixed number of nodes, where that is wanted', async () => {
    scores = { a2a7: 600, b1b7: 595, b1b2: 40 };
    await save();
    expect(await answerWith('Tb7')).toMatchObject({ correct: false });
    await save({ equal: true });
    expect(await answerWith('Tb2')).toMatchObject({ correct: false });
    expect(await answerWith('Tb7')).toMatchObject({ correct: true });
    expect(searched.at(-1)).toEqual({ nodes: expect.any(Number) });
  });

  test('that was kept and not sent in time is judged with the engine’s word too', async () => {
    scores = { a2a7: 600, b1b7: 595 };
    await save({ equal: true });
    await beginQuiz({ db, engine }, student, lessonId);
    const { id } = (await questionFor(student))!;
    await keepAnswers(db, student, lessonId, [{ questionId: id, answer: 'b1b7' }]);
    const later = new Date(Date.now() + DAY_MS);
    await beginQuiz({ db, engine }, student, lessonId, later);
    expect((await listLessons(db, student, courseId))[0]).toMatchObject({ quizPassed: true });
  });
});
