import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { classAttendance, classStudents } from '../../db/schema/classes.ts';
import { guardianLinks } from '../../db/schema/guardians.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { listLinks, makeLinks, readPage, revokeLink } from '../../server/features/guardians/guardians.service.ts';
import { listSheets, saveWords } from '../../server/features/guardians/sheets.service.ts';
import { giveCourse } from '../../server/features/classes/class-courses.service.ts';
import { completeLesson } from '../../server/features/progress/progress.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';
import { giveCoins } from '../support/store.ts';

let db: Db;
let professor: Viewer;
let child: Viewer;
let classId: number;

const aLink = async (userId = child.id): Promise<string> => {
  const [link] = await makeLinks(db, professor, classId, [userId]);
  return link!.path.split('#')[1]!;
};

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  child = await aStudent(db, { fullName: 'Ana Lima' });
  classId = await aClassOf(db, professor, [child]);
});

test('the page tells what the child does: courses, attendance, coins', async () => {
  const course = await aCourse(db, professor, [{}, {}], { title: 'Aberturas' });
  await enrol(db, child, course.id);
  await completeLesson(db, child, course.lessons[0]!.id);
  await giveCoins(db, child.id, 40);
  await db.write(tx =>
    tx.insert(classAttendance).values({ classId, userId: child.id, date: '2026-05-04', present: false }),
  );
  expect(await readPage(db, await aLink())).toMatchObject({
    child: { fullName: 'Ana Lima', classes: ['5º ano'] },
    courses: [{ title: 'Aberturas', completedLessons: 1, totalLessons: 2, completed: false }],
    attendance: [{ date: '2026-05-04', className: '5º ano', present: false }],
    games: [],
    coins: { balance: expect.any(Number) },
  });
});

test('the report sheets tell of each child of the class, with the words of its professors', async () => {
  const course = await aCourse(db, professor, [{}, {}], { title: 'Aberturas' });
  await giveCourse(db, professor, classId, course.id);
  await completeLesson(db, child, course.lessons[0]!.id);
  const day = { classId, userId: child.id };
  await db.write(tx =>
    tx.insert(classAttendance).values([
      { ...day, date: '2026-05-04', present: false },
      { ...day, date: '2026-05-11', present: true },
    ]),
  );
  await saveWords(db, professor, { ...day, words: 'Pensa antes de jogar.' });
  expect(await listSheets(db, professor, classId)).toEqual({
    className: '5º ano',
    schoolYear: '2026',
    sheets: [
      {
        userId: child.id,
        fullName: 'Ana Lima',
        words: 'Pensa antes de jogar.',
        mean: null,
        assignments: { done: 0, total: 0 },
        courses: [{ title: 'Aberturas', completedLessons: 1, totalLessons: 2 }],
        attendance: { present: 1, days: 2 },
        games: { won: 0, drawn: 0, lost: 0 },
        puzzles: 0,
        position: null,
      },
    ],
  });
  const stranger = await aStudent(db);
  await expect(saveWords(db, professor, { classId, userId: stranger.id, words: 'x' })).rejects.toThrow(
    'Aluno não encontrado',
  );
});

describe('a link', () => {
  test('is stored as a hash only, of 32 random bytes', async () => {
    const secret = await aLink();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.read.select().from(guardianLinks))).not.toContain(secret);
  });

  test('opens nothing once another was made, it was revoked, or the child has another password', async () => {
    const refused = 'Este link não vale mais';
    const first = await aLink();
    const second = await aLink();
    await expect(readPage(db, first)).rejects.toThrow(refused);
    await db.write(tx => tx.update(users).set({ passwordHash: 'nova' }).where(eq(users.id, child.id)));
    await expect(readPage(db, second)).rejects.toThrow(refused);
    const third = await aLink();
    expect(await readPage(db, third)).toMatchObject({ child: { fullName: 'Ana Lima' } });
    expect(await revokeLink(db, professor, classId, child.id)).toBe(true);
    await expect(readPage(db, third)).rejects.toThrow(refused);
    expect(await revokeLink(db, professor, classId, child.id)).toBe(false);
  });

  test('is told of by when it was made, never by its secret, as long as it opens something', async () => {
    const other = await aStudent(db, { fullName: 'Zilda' });
    await db.write(tx => tx.insert(classStudents).values({ classId, userId: other.id }));
    const secret = await aLink();
    const links = await listLinks(db, professor, classId);
    expect(links).toEqual({
      links: [
        { userId: child.id, fullName: 'Ana Lima', madeAt: expect.stringMatching(/^\d{4}-/) },
        { userId: other.id, fullName: 'Zilda', madeAt: null },
      ],
    });
    expect(JSON.stringify(links)).not.toContain(secret);
    await db.write(tx => tx.update(users).set({ passwordHash: 'nova' }).where(eq(users.id, child.id)));
    expect((await listLinks(db, professor, classId)).links[0]).toMatchObject({ madeAt: null });
  });

  test('is made by the professors of the child’s class alone', async () => {
    const stranger = await aProfessor(db);
    await expect(makeLinks(db, stranger, classId, [child.id])).rejects.toThrow('Turma não encontrada');
    await expect(revokeLink(db, stranger, classId, child.id)).rejects.toThrow('Turma não encontrada');
    const other = await aStudent(db);
    await expect(makeLinks(db, professor, classId, [child.id, other.id])).rejects.toThrow('Aluno não encontrado');
    expect(await db.read.select().from(guardianLinks)).toEqual([]);
  });
});
