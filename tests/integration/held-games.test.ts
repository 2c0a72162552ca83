import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { achievements } from '../../db/schema/achievements.ts';
import { games } from '../../db/schema/games.ts';
import { gameRatings } from '../../db/schema/matches.ts';
import { users } from '../../db/schema/users.ts';
import { listStudents } from '../../server/features/classes/students.service.ts';
import { getGame, listOwnGames, listRanking } from '../../server/features/games/games.service.ts';
import {
  commentMatch,
  getMatch,
  newMatch,
  offerDraw,
  offerTakeback,
  playMove,
  resignMatch,
} from '../../server/features/matches/matches.service.ts';
import { actAsServer } from '../../server/features/matches/table.service.ts';
import { play } from '../../server/features/matches/table.ts';
import { listMissions } from '../../server/features/missions/missions.service.ts';
import { exportPersonalData } from '../../server/features/privacy/export.service.ts';
import { aProfessor } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { beatEngine } from '../support/held-games.ts';
import { aGame, ana, asked, bia, db, hall, openHall, passSeconds, ratingOf } from '../support/match-hall.ts';

beforeEach(openHall);

const historyOf = async (who: typeof ana) => (await listOwnGames(db, who, { page: 1 })).games;
const threeBattles = async (who: typeof ana) =>
  (await listMissions(db, who)).weekly.missions.find(({ id }) => id === 'tres-batalhas')?.progress;

describe('a finished game', () => {
  test('stands in the history of both its players, each on their side, with what it did to their rating', async () => {
    const { id, moves } = await aGame('e4 e5 Nf3');
    const over = await resignMatch(hall, bia, id);
    const [won] = await historyOf(ana);
    const [lost] = await historyOf(bia);
    expect(won).toMatchObject({
      matchId: id,
      mode: 'blitz',
      timeControl: '300',
      side: 'white',
      isShared: false,
      opponent: bia.fullName,
      kind: 'rated',
      result: '1-0',
      ending: 'resignation',
      plies: 3,
      ratingChange: over.ratingChange.white,
    });
    expect(lost).toMatchObject({ side: 'black', opponent: ana.fullName, ratingChange: over.ratingChange.black });
    const kept = await getGame(db, ana, won!.id);
    expect(kept.pgn).toContain(`[Black "${bia.fullName}"]`);
    expect(kept.moveMilliseconds).toEqual(moves.map(({ ms }) => ms));
    expect((await listRanking(db, bia, 1)).own).toMatchObject({ games: 1, wins: 0, losses: 1, position: 2 });
  });

  test('is stored once, though several find at the same moment that it is over', async () => {
    const { id } = await aGame('e4 e5');
    await passSeconds(id, 400);
    await Promise.allSettled([ana, bia, ana].map(who => resignMatch(hall, who, id)));
    expect(await db.read.select().from(games)).toHaveLength(2);
    expect(await threeBattles(ana)).toBe(1);
  });

  test('counts for missions and achievements, against the engine as between people', async () => {
    await beatEngine(db, ana);
    await resignMatch(hall, bia, (await aGame('e4 e5')).id);
    expect(await threeBattles(ana)).toBe(2);
    expect((await db.read.select().from(achievements)).map(({ key }) => key)).toContain('primeira-vitoria');
  });

  test('counts for nothing when it was friendly, taken back, or not begun by both', async () => {
    await beatEngine(db, ana, { rated: false });
    const back = await aGame('e4 e5 Nf3');
    await offerTakeback(hall, ana, back.id);
    await offerTakeback(hall, bia, back.id);
    await resignMatch(hall, bia, back.id);
    await resignMatch(hall, bia, (await aGame('e4')).id);
    const own = await historyOf(ana);
    expect(own.map(({ kind, ratingChange }) => [kind, ratingChange])).toEqual(Array(3).fill(['friendly', 0]));
    expect([await ratingOf(ana), await threeBattles(ana)]).toEqual([1_200, 0]);
    expect(await db.read.select().from(achievements)).toEqual([]);
  });

  test('counts for nothing once its comments are on, which two people cannot do to each other', async () => {
    const engine = await newMatch(hall, ana, asked({ opponent: { kind: 'engine', level: 'facil' } }));
    expect(engine.rated).toBe(true);
    const commented = await commentMatch(hall, ana, engine.id);
    expect(commented).toMatchObject({ rated: false, status: 'playing', events: engine.events + 1 });
    expect(await commentMatch(hall, ana, engine.id)).toMatchObject({ events: commented.events });
    const { id } = await aGame('e4 e5');
    await expect(commentMatch(hall, ana, id)).rejects.toThrow('Só partidas contra a IA têm comentários automáticos');
    expect((await getMatch(hall, bia, id)).rated).toBe(true);
  });

  test('counts for nothing when the engine lost it on time, which whoever lets it wait could bring about', async () => {
    const { id } = await newMatch(hall, ana, asked({ opponent: { kind: 'engine', level: 'dificil' }, base: 10 }));
    await playMove(hall, ana, { matchId: id, move: 'e4', ply: 0 });
    await actAsServer(hall, id, (table, now) => play(table, 'black', { move: 'e5', ply: 1 }, now));
    await playMove(hall, ana, { matchId: id, move: 'a3', ply: 2 });
    await passSeconds(id, 11);
    expect(await getMatch(hall, ana, id)).toMatchObject({
      result: '1-0',
      ending: 'time',
      rated: false,
      notice: { act: 'late' },
    });
    expect(await threeBattles(ana)).toBe(0);
    expect(await ratingOf(ana)).toBe(1_200);
  });

  test('of two at one board is drawn at once, however few moves there are', async () => {
    const { id } = await newMatch(hall, ana, asked({ opponent: { kind: 'board' } }));
    expect(await offerDraw(hall, ana, id)).toMatchObject({ status: 'finished', ending: 'agreement' });
    expect(await historyOf(ana)).toEqual([]);
  });

  test('of two at one board is in the history of who opened it, as friendly', async () => {
    const { id } = await newMatch(hall, ana, asked({ opponent: { kind: 'board' }, base: 900 }));
    await playMove(hall, ana, { matchId: id, move: 'e4', ply: 0 });
    await playMove(hall, ana, { matchId: id, move: 'e5', ply: 1 });
    await resignMatch(hall, ana, id);
    expect(await historyOf(ana)).toMatchObject([{ mode: 'rapid', kind: 'friendly', isShared: true }]);
  });
});

describe('the one rating', () => {
  const heldOf = async (who: typeof ana) =>
    (await db.read.select().from(gameRatings).where(eq(gameRatings.userId, who.id)))[0]!;

  test('goes on from the points that are shown, and is never below 100', async () => {
    await resignMatch(hall, ana, (await aGame('e4 e5')).id);
    await db.write(tx => tx.update(users).set({ rating: 104 }).where(eq(users.id, ana.id)));
    await resignMatch(hall, ana, (await aGame('e4 e5')).id);
    expect(await ratingOf(ana)).toBeGreaterThanOrEqual(100);
    expect(Math.round((await heldOf(ana)).rating)).toBe(await ratingOf(ana));
  });

  test('is shown as a guess while its deviation is above 110', async () => {
    const classId = await aClassOf(db, await aProfessor(db), [ana, bia]);
    const guesses = async () => (await listStudents(db, ana, classId)).students.map(one => one.provisional);
    await resignMatch(hall, ana, (await aGame('e4 e5')).id);
    expect(await guesses()).toEqual([true, true]);
    await db.write(tx => tx.update(gameRatings).set({ deviation: 111 }).where(eq(gameRatings.userId, ana.id)));
    await resignMatch(hall, ana, (await aGame('e4 e5')).id);
    expect(await guesses()).toEqual([false, true]);
  });

  test('is in the copy of their data, which tells no name of an opponent', async () => {
    await resignMatch(hall, ana, (await aGame('e4 e5')).id);
    const copy = await exportPersonalData(db, ana);
    expect(copy.gameRating).toMatchObject({ rating: (await heldOf(ana)).rating });
    expect(copy.games[0]?.pgn).toContain('[Black "Oponente"]');
    expect(JSON.stringify(copy.games)).not.toContain(bia.fullName);
  });
});
