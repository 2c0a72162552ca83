import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { matchEvents, matches } from '../../db/schema/matches.ts';
import { users } from '../../db/schema/users.ts';
import {
  declineOffer,
  getMatch,
  listMatches,
  newMatch,
  offerDraw,
  offerTakeback,
  playMove,
  resignMatch,
} from '../../server/features/matches/matches.service.ts';
import { MatchesInput } from '../../server/features/matches/matches.schema.ts';
import { aStudent } from '../../server/harness/school.ts';
import {
  aGame,
  ana,
  asked,
  bia,
  db,
  hall,
  passSeconds,
  ratingOf,
  roundOfReferee,
  openHall,
} from '../support/match-hall.ts';

beforeEach(openHall);

describe('who looks for a game', () => {
  const anyone = { opponent: { kind: 'anyone' as const }, color: 'random' as const };

  test('is paired with who wants the same, and with nobody else', async () => {
    const other = await newMatch(hall, await aStudent(db), asked({ ...anyone, base: 600 }));
    const first = await newMatch(hall, ana, asked(anyone));
    expect([other.status, first.status]).toEqual(['waiting', 'waiting']);
    const second = await newMatch(hall, bia, asked(anyone));
    expect(second).toMatchObject({ id: first.id, status: 'playing' });
    expect([second.white.userId, second.black.userId].toSorted()).toEqual([ana.id, bia.id].toSorted());
    const waiting = await listMatches(hall, bia, MatchesInput.parse({ status: 'waiting' }));
    expect(waiting).toEqual({ matches: [], total: 0, page: 1, pageSize: 50 });
  });

  test('finds somebody far from their strength only after a while', async () => {
    await db.write(tx => tx.update(users).set({ rating: 1_900 }).where(eq(users.id, bia.id)));
    const first = await newMatch(hall, ana, asked(anyone));
    await newMatch(hall, { ...bia, rating: 1_900 }, asked(anyone));
    await roundOfReferee();
    expect((await getMatch(hall, ana, first.id)).status).toBe('waiting');
    await passSeconds(first.id, 60);
    await roundOfReferee();
    expect((await getMatch(hall, ana, first.id)).status).toBe('playing');
  });

  test('and a challenge that nobody answers expire', async () => {
    const { id } = await newMatch(hall, ana, asked());
    await passSeconds(id, 700);
    await roundOfReferee();
    expect(await getMatch(hall, bia, id)).toMatchObject({ status: 'aborted', ending: 'expired' });
  });
});

describe('a game against the engine', () => {
  test('gets its reply from the server, also from a process that was not asked', async () => {
    const { id } = await newMatch(hall, ana, asked({ opponent: { kind: 'engine', level: 'facil' } }));
    await playMove(hall, ana, { matchId: id, move: 'e4', ply: 0 });
    await roundOfReferee();
    expect((await getMatch(hall, ana, id)).moves).toHaveLength(1);
    await passSeconds(id, 3);
    await roundOfReferee();
    const replied = await getMatch(hall, ana, id);
    expect(replied).toMatchObject({
      turn: 'white',
      rated: true,
      black: { kind: 'engine', name: 'IA (Fácil)', rating: 800 },
    });
    expect(replied.moves).toHaveLength(2);
  });

  test('takes no draw, gives a move back at once, and counts by its level when it is resigned', async () => {
    const { id } = await newMatch(hall, ana, asked({ opponent: { kind: 'engine', level: 'facil' } }));
    await expect(offerDraw(hall, ana, id)).rejects.toThrow('não aceita empate');
    await playMove(hall, ana, { matchId: id, move: 'e4', ply: 0 });
    expect(await offerTakeback(hall, ana, id)).toMatchObject({ moves: [], rated: false });
    const next = await newMatch(hall, ana, asked({ opponent: { kind: 'engine', level: 'facil' } }));
    await playMove(hall, ana, { matchId: next.id, move: 'e4', ply: 0 });
    await passSeconds(next.id, 3);
    await roundOfReferee();
    await resignMatch(hall, ana, next.id);
    expect(await ratingOf(ana)).toBeLessThan(1_200);
  });
});

test('on one board the maker moves both sides, a draw is agreed at once, and nothing is rated', async () => {
  const { id, rated } = await newMatch(hall, ana, asked({ opponent: { kind: 'board' } }));
  expect(rated).toBe(false);
  for (const [ply, move] of ['e4', 'e5', 'Nf3'].entries()) await playMove(hall, ana, { matchId: id, move, ply });
  expect(await offerDraw(hall, ana, id)).toMatchObject({ result: '1/2-1/2', ending: 'agreement' });
});

test('all that happens is written down in order, without gaps', async () => {
  const { id } = await aGame('e4 e5');
  await offerTakeback(hall, ana, id);
  await declineOffer(hall, bia, id);
  await resignMatch(hall, bia, id);
  const rows = await db.read.select().from(matchEvents).where(eq(matchEvents.matchId, id)).orderBy(matchEvents.number);
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rows.map(({ data }) => (JSON.parse(data) as { type: string }).type)).toEqual([
    'start',
    'move',
    'move',
    'offer',
    'declined',
    'end',
  ]);
  expect(JSON.parse(rows.at(-1)!.data)).toMatchObject({ status: 'finished', result: '1-0', ending: 'resignation' });
});

test('own games come in pages, the newest first, and by the moment since when they were made or ended', async () => {
  const games = [];
  for (let i = 0; i < 3; i += 1) games.push(await newMatch(hall, ana, asked({ opponent: { kind: 'board' } })));
  const [first, second, third] = games.map(({ id }) => id);
  const list = async (input: object) => {
    const { matches, ...page } = await listMatches(hall, ana, MatchesInput.parse(input));
    return { ids: matches.map(({ id }) => id), ...page };
  };
  expect(await list({ pageSize: '2' })).toEqual({ ids: [third, second], total: 3, page: 1, pageSize: 2 });
  expect(await list({ pageSize: '2', page: '2' })).toEqual({ ids: [first], total: 3, page: 2, pageSize: 2 });

  const day = '2040-05-04T18:00:00-03:00';
  const late = new Date(day);
  await db.write(tx => tx.update(matches).set({ createdAt: late }).where(eq(matches.id, second!)));
  await resignMatch(hall, ana, first!);
  await db.write(tx => tx.update(matches).set({ endedAt: late }).where(eq(matches.id, first!)));
  expect(await list({ since: day })).toMatchObject({ ids: [second, first], total: 2 });
  expect(await list({ since: day, status: 'finished' })).toMatchObject({ ids: [first], total: 1 });
  for (const wrong of [{ pageSize: '101' }, { page: '0' }, { since: 'ontem' }, { since: '2040-05-04' }])
    expect(MatchesInput.safeParse(wrong).success).toBe(false);
});
