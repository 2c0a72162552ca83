import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { AppError } from '../../server/errors.ts';
import { saveGame } from '../../server/features/games/games.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { listGaps } from '../../server/features/repertoires/gaps.service.ts';
import { RepertoireForm } from '../../server/features/repertoires/repertoires.schema.ts';
import {
  createRepertoire,
  getRepertoire,
  giveRepertoire,
  listRepertoires,
  noteLine,
  removeRepertoire,
  saveRepertoire,
} from '../../server/features/repertoires/repertoires.service.ts';
import { countAllDue } from '../../server/features/training/training.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf, archive } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMatch } from './game-samples.ts';

let db: Db;
let [ana, bia, professor] = [] as unknown as [Viewer, Viewer, Viewer];
const on = (day: number): Date => new Date(Date.UTC(2026, 10, day, 12));
const ITALIAN = { title: 'Italiana', side: 'white' as const, pgn: '1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bc4' };
const OPEN = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4'];
const SICILIAN = ['e2e4', 'c7c5', 'g1f3'];

beforeEach(async () => {
  db = await emptyDatabase();
  [ana, bia, professor] = [await aStudent(db), await aStudent(db), await aProfessor(db)];
});

const train = (repertoireId: number, moves: string[], right: boolean, now: Date, viewer = ana) =>
  noteLine(db, viewer, { repertoireId, moves, right }, now);
const due = async (now: Date, viewer = ana) => (await countAllDue(db, viewer, now)).lines;

test('its lines are cards that come again, once a day, and nothing else is', async () => {
  const { id, lines, fresh } = await createRepertoire(db, ana, ITALIAN, on(2));
  expect({ lines, fresh }).toEqual({ lines: 2, fresh: 2 });
  expect(await train(id, OPEN, false, on(2))).toBe('2026-11-03');
  expect(await train(id, OPEN, true, on(2))).toBe('2026-11-03');
  await train(id, SICILIAN, true, on(2));
  expect(await due(on(2))).toBe(0);
  expect(await due(on(3))).toBe(1);
  expect(await listRepertoires(db, ana, on(3))).toMatchObject([{ id, due: 1, fresh: 0, from: null }]);
  const { cards } = await getRepertoire(db, ana, id, on(3));
  expect(cards.map(({ moves, isDue }) => [moves, isDue])).toEqual([
    [OPEN, true],
    [SICILIAN, false],
  ]);
  await expect(train(id, OPEN.slice(0, 3), true, on(3))).rejects.toThrow(new AppError('lineNotInRepertoire'));
});

test('changed, its lines keep what is remembered, and what is gone is forgotten', async () => {
  const { id } = await createRepertoire(db, ana, ITALIAN, on(2));
  await train(id, OPEN, false, on(2));
  await train(id, SICILIAN, false, on(2));
  const pgn = '1. e4 c5 (1... c6 2. d4) 2. Nf3';
  const saved = await saveRepertoire(db, ana, { ...ITALIAN, repertoireId: id, pgn }, on(2));
  expect(saved).toMatchObject({ lines: 2, fresh: 1 });
  expect(saved.cards.map(({ dueDay }) => dueDay)).toEqual(['2026-11-03', null]);
  expect(await due(on(3))).toBe(1);
  await removeRepertoire(db, ana, id);
  expect(await due(on(3))).toBe(0);
  expect(await listRepertoires(db, ana)).toEqual([]);
});

test("nobody sees, trains or changes somebody else's", async () => {
  const { id: repertoireId } = await createRepertoire(db, ana, ITALIAN);
  const none = new AppError('repertoireNotFound');
  await expect(getRepertoire(db, bia, repertoireId)).rejects.toThrow(none);
  await expect(train(repertoireId, OPEN, true, on(2), bia)).rejects.toThrow(none);
  await expect(saveRepertoire(db, professor, { ...ITALIAN, repertoireId })).rejects.toThrow(none);
  await expect(removeRepertoire(db, bia, repertoireId)).rejects.toThrow(none);
  expect(await listRepertoires(db, bia)).toEqual([]);
});

test('what is no tree, or has no move of its side, is refused', () => {
  const refused = (form: object) => RepertoireForm.safeParse({ ...ITALIAN, ...form }).error?.issues[0]?.message;
  expect(refused({})).toBeUndefined();
  expect(refused({ pgn: '1. e4 Ke4' })).toMatch(/^Na linha 1: o lance/);
  expect(refused({ pgn: '1. e4', side: 'black' })).toBe('Jogue ao menos um lance deste lado.');
  const there = '1. Nf3 Nf6 2. Ng1 Ng8 ';
  expect(refused({ pgn: `${there.repeat(50)}1. e4` })).toBe(
    'Há uma linha longa demais: use no máximo 100 lances de cada lado.',
  );
  expect(refused({ pgn: `${there.repeat(49)}1. e4` })).toBeUndefined();
  expect(refused({ title: ' ' })).toBe('Dê um nome ao repertório');
});

test('all of them together have a length, which a change may not pass either', async () => {
  const long = { ...ITALIAN, pgn: `1. e4 { ${'a'.repeat(59_000)} } e5 2. Nf3` };
  const made = [];
  for (let i = 0; i < 6; i += 1) made.push(await createRepertoire(db, ana, long));
  const short = await createRepertoire(db, ana, ITALIAN);
  const tooLong = new AppError('repertoiresTooLong');
  await expect(createRepertoire(db, ana, long)).rejects.toThrow(tooLong);
  await expect(saveRepertoire(db, ana, { ...long, repertoireId: short.id })).rejects.toThrow(tooLong);
  expect((await saveRepertoire(db, ana, { ...long, repertoireId: made[0]!.id, title: 'Outra' })).title).toBe('Outra');
});

test('a class gets copies; given again, those that were not changed follow', async () => {
  const classId = await aClassOf(db, professor, [ana, bia]);
  const { id: repertoireId } = await createRepertoire(db, professor, ITALIAN, on(2));
  const give = () => giveRepertoire(db, professor, { repertoireId, classId }, on(2));
  expect(await give()).toEqual({ given: 2, updated: 0, kept: 0 });
  const [copy] = await listRepertoires(db, ana, on(2));
  expect(copy).toMatchObject({ title: 'Italiana', from: professor.fullName, fresh: 2 });
  await train(copy!.id, SICILIAN, false, on(2));
  const news = async () => (await listNotifications(db, ana)).notifications.map(({ href }) => href);
  expect(await news()).toEqual([`/treino?modo=repertorio&repertorio=${copy!.id}`]);
  const [other] = await listRepertoires(db, bia, on(2));
  await saveRepertoire(db, bia, { ...ITALIAN, repertoireId: other!.id, title: 'Minha' }, on(2));
  await saveRepertoire(db, professor, { ...ITALIAN, repertoireId, pgn: '1. e4 c5 2. Nf3' }, on(2));
  expect(await give()).toEqual({ given: 0, updated: 1, kept: 1 });
  expect(await listRepertoires(db, ana, on(3))).toMatchObject([{ lines: 1, due: 1, fresh: 0 }]);
  // What she has not read yet is not told again.
  expect(await news()).toHaveLength(1);
  expect(await listRepertoires(db, bia, on(3))).toMatchObject([{ title: 'Minha', lines: 2 }]);
  // Its source may go: the copy becomes one's own.
  await removeRepertoire(db, professor, repertoireId);
  expect(await listRepertoires(db, ana, on(3))).toMatchObject([{ from: null, lines: 1 }]);
});

test('only the professors of a class give it one', async () => {
  const classId = await aClassOf(db, professor, [ana]);
  const stranger = await aProfessor(db);
  const { id: strangers } = await createRepertoire(db, stranger, ITALIAN);
  await expect(giveRepertoire(db, stranger, { repertoireId: strangers, classId })).rejects.toThrow(
    new AppError('classNotFound'),
  );
  const { id: own } = await createRepertoire(db, professor, ITALIAN);
  await archive(db, classId);
  await expect(giveRepertoire(db, professor, { repertoireId: own, classId })).rejects.toThrow(
    new AppError('classArchived'),
  );
  expect(await listRepertoires(db, ana)).toEqual([]);
});

test('own games say where they left the repertoire of their side', async () => {
  const { id } = await createRepertoire(db, ana, ITALIAN);
  await createRepertoire(db, ana, { title: 'Inglesa', side: 'white', pgn: '1. c4 e5 2. g3' });
  const play = async (pgn: string, viewer = ana) =>
    (await saveGame(db, viewer, aMatch({ pgn, result: '0-1', ending: 'resignation' }))).id;
  const own = await play('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6');
  const theirs = await play('1. e4 e6 2. d4 d5');
  await play('1. e4 c5 2. Nf3 d6 3. d4');
  await play('1. d4 d5', bia);
  const gaps = await listGaps(db, ana);
  expect(gaps.toSorted((a, b) => a.gameId - b.gameId)).toEqual([
    expect.objectContaining({
      gameId: own,
      repertoireId: id,
      by: 'self',
      ply: 5,
      path: ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5'],
      played: 'Bb5',
      expected: ['Bc4'],
    }),
    expect.objectContaining({ gameId: theirs, by: 'opponent', ply: 2, played: 'e6', expected: ['e5', 'c5'] }),
  ]);
  expect(await listGaps(db, bia)).toEqual([]);
});
