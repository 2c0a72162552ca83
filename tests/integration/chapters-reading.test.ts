import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { ChapterForm } from '../../server/features/chapters/chapters.schema.ts';
import { listChapters, saveChapters } from '../../server/features/chapters/chapters.service.ts';
import { keepReading } from '../../server/features/chapters/solving.service.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { emptyDatabase } from '../support/database.ts';

let db: Db;
let professor: Viewer;
let student: Viewer;
let lessonId: number;

const aForm = (form: Partial<ChapterForm> = {}): ChapterForm => ({
  title: 'Peões do rei',
  mode: 'ler',
  goal: null,
  side: 'white',
  pgn: '1. e4 ( 1. d4 d5 ) 1... e5 *',
  ...form,
});
const save = (...forms: ChapterForm[]) => saveChapters(db, professor, { lessonId, chapters: forms });
const readTo = async (id: number, path: string[], by = student) => ({
  ...(await keepReading(db, by, id, path)),
  kept: (await listChapters(db, student, lessonId))[0]?.path,
});

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  student = await aStudent(db);
  const course = await aCourse(db, professor, [{}]);
  lessonId = course.lessons[0]!.id;
  await enrol(db, student, course.id);
});

describe('a chapter to read', () => {
  test('goes on where the student was, and is read with the last move of the main line', async () => {
    const { id } = (await save(aForm()))[0]!;
    expect(await readTo(id, ['d2d4', 'd7d5'])).toEqual({ solved: false, kept: ['d2d4', 'd7d5'] });
    expect(await readTo(id, ['e2e4', 'e7e5'])).toEqual({ solved: true, kept: ['e2e4', 'e7e5'] });
    expect(await readTo(id, ['e2e4'])).toEqual({ solved: true, kept: ['e2e4'] });
    expect(await readTo(id, [], professor)).toEqual({ solved: false, kept: ['e2e4'] });
  });

  test('that was removed comes back with its number, and with where the students were', async () => {
    const { id } = (await save(aForm()))[0]!;
    await readTo(id, ['e2e4', 'e7e5']);
    await save();
    expect(await listChapters(db, student, lessonId)).toEqual([]);
    await save(aForm({ id, title: 'De volta' }));
    const back = await listChapters(db, student, lessonId);
    expect(back).toMatchObject([{ id, title: 'De volta', path: ['e2e4', 'e7e5'], solved: true }]);
  });

  test('knows no other moves, and a chapter to answer is not read', async () => {
    const [reading, answering] = await save(aForm(), aForm({ mode: 'responder' }));
    for (const [id, path] of [
      [reading!.id, ['c2c4']],
      [answering!.id, ['e2e4']],
    ] as const)
      await expect(readTo(id, [...path])).rejects.toThrow('Este lance não é possível nesta posição');
  });
});

test('what is played against the engine needs both kings, and the student to move', async () => {
  for (const pgn of ['[FEN "7k/8/8/8/8/8/R7/1R2K3 b - - 0 1"]\n\n*', '[FEN "8/8/8/8/8/8/R7/1R2K3 w - - 0 1"]\n\n*'])
    await expect(save(aForm({ mode: 'jogar', goal: 'mate', pgn }))).rejects.toThrow('precisa dos dois reis');
});
