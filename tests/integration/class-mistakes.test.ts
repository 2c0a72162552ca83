import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { gameMistakes, gameReviews, games } from '../../db/schema/games.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { listClassMistakes, reviewClass } from '../../server/features/class-mistakes/class-mistakes.service.ts';
import { saveGame } from '../../server/features/games/games.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { aClassOf, archive } from '../support/class-room.ts';
import { emptyDatabase } from '../support/database.ts';
import { aMatch } from './game-samples.ts';
import { DAY_MS } from '../../server/common/time.schema.ts';

let db: Db;
let professor: Viewer;
let [ana, bia, stranger] = [] as unknown as [Viewer, Viewer, Viewer];
let classId: number;
const live = createLocalLive();
const NOW = new Date();

beforeEach(async () => {
  db = await emptyDatabase();
  professor = await aProfessor(db);
  [ana, bia, stranger] = [await aStudent(db), await aStudent(db), await aStudent(db)];
  classId = await aClassOf(db, professor, [ana, bia]);
});

const aGame = async (player: Viewer, daysAgo = 0): Promise<number> => {
  const { id } = await saveGame(db, player, aMatch({ pgn: '1. f3 e5 2. g4 Qh4#', result: '0-1' }));
  const createdAt = new Date(NOW.getTime() - daysAgo * DAY_MS);
  await db.write(tx => tx.update(games).set({ createdAt }).where(eq(games.id, id)));
  return id;
};
const review = (gameId: number, askerId: number) =>
  db.write(tx => tx.insert(gameReviews).values({ gameId, askerId, status: 'done', result: '{}' }));

const BEFORE_G4 = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
type Theme = (typeof gameMistakes.$inferInsert)['theme'];
/** As a review of today leaves them. */
const err = async (player: Viewer, theme: Theme, daysAgo = 0): Promise<number> => {
  const gameId = await aGame(player, daysAgo);
  const mistake = { gameId, userId: player.id, ply: 3, judgment: '??' as const, theme };
  const moves = { fen: BEFORE_G4, played: 'g2g4', best: ['e2e4', 'd7d5'] };
  await db.write(tx => tx.insert(gameMistakes).values({ ...mistake, ...moves }));
  await review(gameId, player.id);
  return gameId;
};
const list = (viewer = professor, of = classId) => listClassMistakes(db, viewer, of, NOW);

test('the errors of a class come by theme, the most common first, with the latest positions and players', async () => {
  await err(ana, 'garfo', 2);
  await err(bia, 'garfo', 1);
  const latest = await err(ana, 'garfo');
  await err(bia, 'mateSofrido');
  await err(stranger, 'cravada');
  await err(ana, 'espeto', 91);
  await review(await aGame(bia), bia.id);
  const { themes, ...found } = await list();
  expect(found).toMatchObject({ games: 5, days: 90 });
  expect(themes.map(({ theme, mistakes, students }) => [theme, mistakes, students])).toEqual([
    ['garfo', 3, 2],
    ['mateSofrido', 1, 1],
  ]);
  const [forks] = themes;
  expect(forks?.positions.map(({ userId }) => userId)).toEqual([ana.id, bia.id, ana.id]);
  expect(forks?.positions[0]).toEqual({
    id: expect.any(Number),
    gameId: latest,
    ply: 3,
    judgment: '??',
    fen: BEFORE_G4,
    played: 'g4',
    best: 'e4',
    userId: ana.id,
    fullName: ana.fullName,
  });
});

test('six positions of a theme are shown, and all are counted', async () => {
  for (let i = 0; i < 8; i += 1) await err(i % 2 ? ana : bia, 'pecaIndefesa', i);
  const [only] = (await list()).themes;
  expect(only).toMatchObject({ theme: 'pecaIndefesa', mistakes: 8, students: 2 });
  expect(only?.positions).toHaveLength(6);
});

test('a professor has the games of a class reviewed that nobody asked for, once', async () => {
  await err(ana, 'garfo');
  await aGame(ana);
  await aGame(bia);
  await aGame(stranger);
  expect((await list()).unreviewed).toBe(2);
  expect(await reviewClass({ db, live }, professor, classId)).toEqual({ asked: 2 });
  expect(await reviewClass({ db, live }, professor, classId)).toEqual({ asked: 0 });
  expect((await list()).unreviewed).toBe(0);
  const waiting = await db.read.select().from(gameReviews);
  expect(waiting.filter(({ status }) => status === 'waiting').map(({ askerId }) => askerId)).toEqual([
    professor.id,
    professor.id,
  ]);
});

test("another's class is not found, its students may not, and an archived one stays as it is", async () => {
  const NOT_FOUND = { code: 'NOT_FOUND', message: 'Turma não encontrada' };
  const colleague = await aProfessor(db);
  await expect(list(colleague)).rejects.toMatchObject(NOT_FOUND);
  await expect(reviewClass({ db, live }, colleague, classId)).rejects.toMatchObject(NOT_FOUND);
  await expect(list(ana)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await aGame(ana);
  await archive(db, classId);
  await expect(reviewClass({ db, live }, professor, classId)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await list()).unreviewed).toBe(1);
});
