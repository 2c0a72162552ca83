import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { listDueChapters } from '../../server/features/chapters/chapter-cards.service.ts';
import type { ChapterForm } from '../../server/features/chapters/chapters.schema.ts';
import { saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { playMove } from '../../server/features/chapters/solving.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { noteAnswer } from '../../server/features/training-cards/cards.service.ts';
import { countAllDue } from '../../server/features/training/training.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;
let courseId: number;
let lessonId: number;
const engine: Engine = { search: () => Promise.reject(new Error('nobody asks')), close: async () => undefined };

/** A fork that wins a queen: `Nc7+`; `Ne7` is a mistake that the professor foresaw. */
const FORK =
  '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n' +
  '1. Cc7+ { [%right] } ( 1. Ce7 Rxe7 ) 1... Rd7 2. Cxa8 { [%right] } *';
const aForm = (title: string): ChapterForm => ({ title, mode: 'responder', goal: null, side: 'white', pgn: FORK });
const save = async (...titles: string[]): Promise<number[]> =>
  (await saveChapters(db, professor, { lessonId, chapters: titles.map(aForm) })).map(({ id }) => id);

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  student = await aStudent(db);
  const course = await aCourse(db, professor);
  courseId = course.id;
  lessonId = course.lessons[0]!.id;
  await enrol(db, student, course.id);
});

const on = (day: number, hour = 12): Date => new Date(Date.UTC(2026, 10, day, hour));
const at = (now: Date, chapterId: number, move: string, path: string[] = []) =>
  playMove({ db, engine }, student, { chapterId, move, path }, now);
const solve = async (chapterId: number, now: Date): Promise<void> => {
  const { path } = await at(now, chapterId, 'Cc7');
  await at(now, chapterId, 'Cxa8', path);
};
const dueOn = async (now: Date) => {
  const due = (await listDueChapters(db, student, now)).map(({ chapterId }) => chapterId);
  expect((await countAllDue(db, student, now)).chapters).toBe(due.length);
  return due;
};

test('a solved chapter comes again, sooner where more went wrong, and counts once a day', async () => {
  const [clean = 0, wrong = 0] = await save('Garfo', 'Outro');
  await solve(clean, on(2));
  await at(on(2), wrong, 'Ce7');
  await solve(wrong, on(2));
  expect(await dueOn(on(2, 20))).toEqual([]);
  expect(await dueOn(on(3))).toEqual([wrong]);
  expect(await dueOn(on(20))).toEqual([wrong, clean]);
  await solve(wrong, on(3));
  expect(await dueOn(on(3, 20))).toEqual([]);
  const later = await dueOn(on(5));
  await solve(wrong, on(3, 21));
  expect(await dueOn(on(5))).toEqual(later);
});

test('it comes only while it stands in its lesson, and to nobody else', async () => {
  const [id = 0] = await save('Garfo');
  await solve(id, on(2));
  expect(await listDueChapters(db, await aStudent(db), on(20))).toEqual([]);
  expect(await listDueChapters(db, student, on(20))).toEqual([
    { chapterId: id, title: 'Garfo', lessonId, lessonTitle: expect.any(String), courseId },
  ]);
  await save('No lugar dele');
  expect(await dueOn(on(20))).toEqual([]);
});

test('however many are due in lessons that are closed, those of an open one come', async () => {
  const [open = 0] = await save('Garfo');
  await solve(open, on(2));
  const closed = (await aCourse(db, professor)).lessons[0]!.id;
  const form = { lessonId: closed, chapters: Array.from({ length: 50 }, (_, i) => aForm(`Garfo ${i}`)) };
  const ids = (await saveChapters(db, professor, form)).map(({ id }) => id);
  await db.write(async tx => {
    for (const id of ids) await noteAnswer(tx, { userId: student.id, kind: 'chapter', item: String(id) }, true, on(1));
    await noteAnswer(tx, { userId: student.id, kind: 'ending', item: 'lucena' }, false, on(1));
  });
  expect(await dueOn(on(20))).toEqual([open]);
});
