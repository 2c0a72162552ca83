import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { liveLessons } from '../../db/schema/live-lessons.ts';
import { addDays, dayOf } from '../../server/common/days.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import {
  answerQuestion,
  askClass,
  closeQuestion,
  endLiveLesson,
  handPieces,
  playOnBoard,
  showBoard,
  startLiveLesson,
} from '../../server/features/live-lessons/leading.service.ts';
import { NewLiveLesson } from '../../server/features/live-lessons/live-lessons.schema.ts';
import { getLiveLesson, listOwnLiveLessons } from '../../server/features/live-lessons/live-lessons.service.ts';
import { watchBoard } from '../../server/features/live-lessons/watch-board.service.ts';
import { getDay, writePost } from '../../server/features/classes/wall.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { aClassOf, archive } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

const GAME = '1. e4 e5 { [%csl Re5] } (1... c5 2. Nf3) 2. Nf3 { [%cal Gf3e5] } Nc6 *';

let hall: { db: Db; live: ReturnType<typeof createLocalLive> };
let professor: Viewer;
let ana: Viewer;
let bia: Viewer;
let classId: number;

beforeEach(async () => {
  const db = await emptyDatabase();
  hall = { db, live: createLocalLive() };
  professor = await aProfessor(db);
  [ana, bia] = [await aStudent(db), await aStudent(db)];
  classId = await aClassOf(db, professor, [ana, bia]);
});

const start = (pgn = GAME) => startLiveLesson(hall, professor, NewLiveLesson.parse({ classId, pgn }));
const show = (version: number, path: string[], changes: { pgn?: string } = {}) =>
  showBoard(hall, professor, { classId, version, path, side: 'white', ...changes });
const seenBy = (viewer: Viewer) => getLiveLesson(hall, viewer, classId);

test('the class sees the moves and drawings on the board, and nothing of what comes after them', async () => {
  const { version } = await start();
  const shown = await show(version, ['e4', 'e5']);
  expect(shown).toMatchObject({ version: version + 1, leads: true, sheet: { pgn: GAME } });
  const seen = await seenBy(ana);
  expect(seen).toMatchObject({
    path: ['e2e4', 'e7e5'],
    line: ['e4', 'e5'],
    shapes: [{ brush: 'red', from: 'e5', to: 'e5' }],
    leads: false,
    sheet: null,
  });
  expect(JSON.stringify(seen)).not.toContain('Nf3');
  // Moves may leave the PGN, in either language; no drawing of it is theirs.
  expect(await show(shown.version, ['e4', 'e5', 'Cc3'])).toMatchObject({ path: ['e2e4', 'e7e5', 'b1c3'], shapes: [] });
  await expect(show(shown.version + 1, ['e5'])).rejects.toMatchObject({ refusal: 'illegalMove' });
});

test('without a PGN the board is that of a new game', async () => {
  const { start: first } = await startLiveLesson(hall, professor, NewLiveLesson.parse({ classId }));
  expect(first).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
});

test('a change of an older board is refused, and nothing changes', async () => {
  const { version } = await start();
  await show(version, ['e4']);
  await expect(show(version, ['d4'])).rejects.toMatchObject({ refusal: 'boardChanged' });
  expect((await seenBy(ana))?.line).toEqual(['e4']);
});

test('the students are told once, and a class follows one board at a time', async () => {
  await start();
  await expect(start()).rejects.toMatchObject({ refusal: 'lessonIsLive' });
  expect((await listNotifications(hall.db, ana)).notifications.map(({ href }) => href)).toEqual([
    `/turmas/${classId}/aula`,
  ]);
  expect((await listOwnLiveLessons(hall.db, ana)).lessons).toMatchObject([{ classId, leads: false }]);
  expect((await listOwnLiveLessons(hall.db, professor)).lessons).toMatchObject([{ classId, leads: true }]);
  await endLiveLesson(hall, professor, classId);
  expect(await seenBy(ana)).toBeNull();
  expect((await listOwnLiveLessons(hall.db, ana)).lessons).toEqual([]);
  await expect(show(1, [])).rejects.toMatchObject({ refusal: 'noLiveLesson' });
});

test('a forgotten board is over after four hours, and another can be opened', async () => {
  await start();
  const long = new Date(Date.now() - 5 * HOUR_MS);
  await hall.db.write(tx => tx.update(liveLessons).set({ changedAt: long }));
  expect(await seenBy(ana)).toBeNull();
  expect((await start()).line).toEqual([]);
});

test('the student who has the pieces moves them for everybody, and nobody else', async () => {
  await start();
  const move = (viewer: Viewer, text: string, ply: number) => playOnBoard(hall, viewer, { classId, move: text, ply });
  await expect(move(ana, 'd4', 0)).rejects.toMatchObject({ refusal: 'piecesElsewhere' });
  await handPieces(hall, professor, { classId, userId: ana.id });
  expect((await seenBy(bia))?.holder).toEqual({ userId: ana.id, fullName: ana.fullName });
  expect((await move(ana, 'd4', 0)).line).toEqual(['d4']);
  await expect(move(ana, 'd5', 0)).rejects.toMatchObject({ refusal: 'boardChanged' });
  await expect(move(bia, 'd5', 1)).rejects.toMatchObject({ refusal: 'piecesElsewhere' });
  await handPieces(hall, professor, { classId, userId: null });
  await expect(move(ana, 'd5', 1)).rejects.toMatchObject({ refusal: 'piecesElsewhere' });
  const stranger = await aStudent(hall.db);
  await expect(handPieces(hall, professor, { classId, userId: stranger.id })).rejects.toMatchObject({
    refusal: 'studentNotFound',
  });
});

test('a lesson of another day, or another announcement, is told anew where the one before was not read', async () => {
  const told = async () => (await listNotifications(hall.db, ana)).notifications.map(({ id, href }) => ({ id, href }));
  await start();
  await writePost(hall.db, professor, { classId, text: 'Tragam o livro.', commentsOpen: false });
  const before = await told();
  await endLiveLesson(hall, professor, classId);
  await start();
  await writePost(hall.db, professor, { classId, text: 'E o relógio.', commentsOpen: false });
  const after = await told();
  expect(after.map(({ href }) => href).slice(0, 2)).toEqual([`/turmas/${classId}`, `/turmas/${classId}/aula`]);
  expect(after).toHaveLength(before.length);
  expect(after[1]!.id).toBeGreaterThan(before[0]!.id);
});

test('answers come to who asks, each child sees its own alone, and a closed question takes none', async () => {
  await start();
  await askClass(hall, professor, classId);
  const answer = (viewer: Viewer, move: string, question = 1) =>
    answerQuestion(hall, viewer, { classId, question, move });
  await answer(ana, 'd4');
  await answer(ana, 'Cf3');
  expect((await answer(bia, 'e2e4')).question).toMatchObject({ answered: 2, own: { san: 'e4', uci: 'e2e4' } });
  expect(JSON.stringify(await seenBy(bia))).not.toContain('Nf3');
  await expect(answer(ana, 'Cf6')).rejects.toMatchObject({ refusal: 'illegalMove' });
  await expect(answer(professor, 'd4')).rejects.toMatchObject({ refusal: 'accessDenied' });
  const { question, sheet } = await closeQuestion(hall, professor, classId);
  expect(question).toMatchObject({ number: 1, open: false });
  expect(sheet?.answers.map(({ userId, san }) => [userId, san])).toEqual([
    [ana.id, 'Nf3'],
    [bia.id, 'e4'],
  ]);
  expect(sheet?.followers.filter(({ here }) => here)).toHaveLength(2);
  await expect(answer(ana, 'd4')).rejects.toMatchObject({ refusal: 'questionClosed' });
  const { version } = await askClass(hall, professor, classId);
  await expect(answer(ana, 'd4')).rejects.toMatchObject({ refusal: 'questionClosed' });
  expect((await show(version, ['e4'])).question).toMatchObject({ number: 2, open: false, answered: 0 });
});

test('watchers are told of every change, the professor of answers and presence, and nobody of no change', async () => {
  const end = new AbortController();
  const [news, sheet] = [
    await watchBoard(hall, ana, classId, end.signal),
    await watchBoard(hall, professor, classId, end.signal),
  ];
  const next = async (of: typeof news) => (await of.next()).value?.lesson;
  expect([await next(news), await next(sheet)]).toEqual([null, null]);
  const [begun, led] = [next(news), next(sheet)];
  const { version } = await start();
  expect(await begun).toMatchObject({ classId, version, sheet: null });
  expect(await led).toMatchObject({ leads: true });
  const coming = next(sheet);
  await seenBy(ana);
  expect((await coming)?.sheet?.followers).toEqual([{ userId: ana.id, fullName: ana.fullName, here: true }]);
  await askClass(hall, professor, classId);
  expect((await next(news))?.question).toMatchObject({ open: true, own: null });
  expect((await next(sheet))?.question).toMatchObject({ open: true });
  const answered = next(sheet);
  await answerQuestion(hall, bia, { classId, question: 1, move: 'd4' });
  expect((await answered)?.sheet?.answers).toMatchObject([{ userId: bia.id, san: 'd4' }]);
  end.abort();
  await Promise.all([news.return(), sheet.return()]);
});

test('a change is read once for all who follow, and each is told their own answer alone', async () => {
  const end = new AbortController();
  let reads = 0;
  const read = new Proxy(hall.db.read, {
    get: (target, name) => {
      if (name === 'select') reads += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  const counted = { live: hall.live, db: { ...hall.db, read } };
  const { version } = await start();
  await askClass(hall, professor, classId);
  await answerQuestion(hall, ana, { classId, question: 1, move: 'd4' });
  // It is known already that both are there: noting it would be told too.
  for (const viewer of [ana, bia]) await seenBy(viewer);
  const watch = async (viewer: Viewer) => {
    const news = await watchBoard(counted, viewer, classId, end.signal);
    await news.next();
    const coming = news.next();
    return { news, coming: coming.then(({ value }) => value?.lesson) };
  };
  const alone = await watch(ana);
  reads = 0;
  await show(version + 1, ['e4']);
  expect((await alone.coming)?.question).toMatchObject({ own: { san: 'd4' }, answered: 1 });
  const ofOne = reads;
  const both = [alone.news.next().then(({ value }) => value?.lesson), (await watch(bia)).coming];
  reads = 0;
  await show(version + 2, ['e4', 'e5']);
  const told = await Promise.all(both);
  expect(told.map(lesson => lesson?.question?.own ?? null)).toEqual([{ san: 'd4', uci: 'd2d4' }, null]);
  expect(reads).toBe(ofOne);
  end.abort();
});

test('those who followed a live lesson of a day are offered as present on that day', async () => {
  await start();
  await seenBy(ana);
  const today = dayOf(new Date());
  const followed = async (date: string) =>
    (await getDay(hall.db, professor, classId, date)).attendance
      .filter(student => student.followed)
      .map(({ userId }) => userId);
  expect(await followed(today)).toEqual([ana.id]);
  expect(await followed(addDays(today, -1))).toEqual([]);
  expect(await followed(addDays(today, 1))).toEqual([]);
});

test('of an archived class nobody follows a board, and who is not in the class finds none', async () => {
  await start();
  for (const other of [await aProfessor(hall.db), await aStudent(hall.db)]) {
    await expect(seenBy(other)).rejects.toMatchObject({ refusal: 'classNotFound' });
    await expect(watchBoard(hall, other, classId, new AbortController().signal)).rejects.toMatchObject({
      refusal: 'classNotFound',
    });
  }
  await archive(hall.db, classId);
  expect(await seenBy(ana)).toBeNull();
});
