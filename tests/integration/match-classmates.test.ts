/** Who may watch whose games, and what they see of them. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { classes } from '../../db/schema/classes.ts';
import { matches } from '../../db/schema/matches.ts';
import { school } from '../../db/schema/school.ts';
import { getClassmates, showGames, watchClassmates } from '../../server/features/matches/classmates.service.ts';
import { adjustMatch } from '../../server/features/matches/staff.service.ts';
import { getMatch, offerDraw, playMove, resignMatch } from '../../server/features/matches/matches.service.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf } from '../support/class-room.ts';
import { aGame, ana, bia, db, hall, openHall } from '../support/match-hall.ts';

let mate: Viewer;
let classId: number;
beforeEach(async () => {
  await openHall();
  mate = await aStudent(db);
  classId = await aClassOf(db, await aProfessor(db), [ana, bia, mate]);
  await db.write(tx => tx.insert(school).values({ id: 1, accent: 'verde', watching: true, updatedAt: new Date() }));
});

const seenBy = async (viewer: Viewer): Promise<number[]> =>
  (await getClassmates(db.read, viewer)).games.map(({ id }) => id);

test('a classmate of both watches their game, and sees nothing that only players may see', async () => {
  const { id } = await aGame('e4 e5');
  await offerDraw(hall, ana, id);
  const { allowed, shown, games } = await getClassmates(db.read, mate);
  expect({ allowed, shown }).toEqual({ allowed: true, shown: true });
  expect(games).toMatchObject([{ id, ply: 2, lastMove: 'e7e5', white: { userId: ana.id }, result: '*' }]);
  for (const secret of ['here', 'away', 'events', 'offer', 'notice', 'moves'])
    expect(Object.keys(games[0] ?? {})).not.toContain(secret);
  // To watch is not to have the game: its events and phrases stay with the players.
  await expect(getMatch(hall, mate, id)).rejects.toThrow('Partida não encontrada');
  expect(await seenBy(ana)).toEqual([]);
});

test('strangers, classmates of one side only, and who is left of an archived class watch nothing', async () => {
  await aGame('e4');
  const [stranger, ofOne] = [await aStudent(db), await aStudent(db)];
  await aClassOf(db, await aProfessor(db), [ana, ofOne]);
  for (const viewer of [stranger, ofOne]) expect(await seenBy(viewer)).toEqual([]);
  expect(await seenBy(mate)).toHaveLength(1);
  await db.write(tx => tx.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, classId)));
  expect(await seenBy(mate)).toEqual([]);
});

test('the school and each of the two players can forbid it', async () => {
  await aGame('e4');
  await showGames(db, bia, false);
  expect(await seenBy(mate)).toEqual([]);
  expect((await getClassmates(db.read, bia)).shown).toBe(false);
  await showGames(db, bia, true);
  expect(await seenBy(mate)).toHaveLength(1);
  await db.write(tx => tx.update(school).set({ watching: false }));
  expect(await getClassmates(db.read, mate)).toMatchObject({ allowed: false, games: [] });
  await db.write(tx => tx.delete(school));
  expect((await getClassmates(db.read, mate)).allowed).toBe(false);
});

test('watchers hear of moves, set clocks and the end, which stays for a minute, but of no offer', async () => {
  const { id } = await aGame('e4 e5');
  const end = new AbortController();
  const news = watchClassmates(hall, mate, end.signal);
  expect((await news.next()).value).toMatchObject({ ids: [id], changed: [{ ply: 2 }] });
  await offerDraw(hall, ana, id);
  await playMove(hall, ana, { matchId: id, move: 'Cf3', ply: 2 });
  expect((await news.next()).value).toMatchObject({ changed: [{ id, ply: 3, lastMove: 'g1f3' }] });
  await adjustMatch(hall, await anAdmin(db), { matchId: id, side: 'white', seconds: 20 });
  expect((await news.next()).value).toMatchObject({ changed: [{ id, ply: 3, clocks: { white: 20_000 } }] });
  await resignMatch(hall, ana, id);
  expect((await news.next()).value).toMatchObject({ ids: [id], changed: [{ id, result: '0-1' }] });
  end.abort();
  await news.return();
  await db.write(tx => tx.update(matches).set({ endedAt: new Date(Date.now() - 61_000) }));
  expect(await seenBy(mate)).toEqual([]);
});
