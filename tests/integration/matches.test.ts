import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/client.ts';
import { gameRatings, matches, matchEvents, matchPulse } from '../../db/schema/matches.ts';
import { users } from '../../db/schema/users.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { createPool } from '../../server/engine/pool.ts';
import type { CreateMatchInput, Match } from '../../server/features/matches/matches.schema.ts';
import {
  abortMatch,
  acceptMatch,
  claimMatch,
  declineOffer,
  getMatch,
  listMatches,
  newMatch,
  offerDraw,
  offerRematch,
  offerTakeback,
  playMove,
  resignMatch,
} from '../../server/features/matches/matches.service.ts';
import { beat, makeRound } from '../../server/features/matches/referee.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { createLocalLive } from '../../server/live/local.ts';
import { emptyDatabase } from '../support/database.ts';
import { atEnd } from '../support/endings.ts';
import { answerAtOnce, scriptedProcess } from '../support/engine.ts';

let db: Db;
let hall: { db: Db; live: ReturnType<typeof createLocalLive> };
let ana: Viewer;
let bia: Viewer;

beforeEach(async () => {
  db = await emptyDatabase();
  hall = { db, live: createLocalLive() };
  [ana, bia] = [await aStudent(db), await aStudent(db)];
});

const asked = (changes: Partial<CreateMatchInput> = {}): CreateMatchInput => ({
  opponent: { kind: 'person', userId: bia.id },
  base: 300,
  increment: 0,
  color: 'white',
  rated: true,
  ...changes,
});

/** A game that Ana, with White, and Bia are playing, after these moves. */
const aGame = async (moves = '', changes: Partial<CreateMatchInput> = {}): Promise<Match> => {
  const { id } = await newMatch(hall, ana, asked(changes));
  await acceptMatch(hall, bia, id);
  for (const [ply, move] of moves.split(' ').filter(Boolean).entries())
    await playMove(hall, ply % 2 === 0 ? ana : bia, { matchId: id, move, ply });
  return getMatch(hall, ana, id);
};

/** Lets so many seconds pass for a match, as its rows see it. */
const passSeconds = (id: number, seconds: number): Promise<unknown> =>
  db.write(async tx => {
    const [row] = await tx.select().from(matches).where(eq(matches.id, id));
    const before = (at: Date | null): Date | null => at && new Date(at.getTime() - seconds * 1_000);
    const { runningSince, dueAt, whiteSeenAt, blackSeenAt, createdAt } = row!;
    await tx
      .update(matches)
      .set({
        runningSince: before(runningSince),
        dueAt: before(dueAt),
        whiteSeenAt: before(whiteSeenAt),
        blackSeenAt: before(blackSeenAt),
        createdAt: before(createdAt)!,
      })
      .where(eq(matches.id, id));
  });

const engine = createPool({ start: () => scriptedProcess(process => answerAtOnce(process, 'e7e5')), size: 1 });
atEnd(engine.close);
const roundOfReferee = () => makeRound({ ...hall, engine }, { beatAt: Date.now(), pairedAt: 0 });

const ratingOf = async ({ id }: Viewer): Promise<number> =>
  (await db.read.select({ rating: users.rating }).from(users).where(eq(users.id, id)))[0]!.rating;

describe('a game between two', () => {
  test('waits until the challenge is accepted, and is won by mate', async () => {
    const made = await newMatch(hall, ana, asked());
    expect(made).toMatchObject({
      status: 'waiting',
      result: '*',
      white: { userId: ana.id },
      black: { userId: bia.id },
    });
    await expect(playMove(hall, ana, { matchId: made.id, move: 'e4', ply: 0 })).rejects.toThrow('espera o adversário');
    await expect(acceptMatch(hall, ana, made.id)).rejects.toThrow('espera a resposta');
    const over = await aGame('e4 e5 Bc4 Cc6 Dh5 Nf6 Qxf7#');
    expect(over).toMatchObject({ status: 'finished', result: '1-0', ending: 'checkmate' });
    expect(over.moves.map(({ san }) => san)).toEqual(['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#']);
    await expect(playMove(hall, bia, { matchId: over.id, move: 'e6', ply: 7 })).rejects.toThrow('já terminou');
  });

  test('takes a move once, in turn and at its ply, and only a legal one', async () => {
    const { id } = await aGame('e4');
    const at = (viewer: Viewer, move: string, ply: number) => playMove(hall, viewer, { matchId: id, move, ply });
    await expect(at(ana, 'e4', 0)).rejects.toThrow('outro lance');
    await expect(at(ana, 'd4', 1)).rejects.toThrow('Não é a sua vez');
    await expect(at(bia, 'e4', 1)).rejects.toThrow('Lance ilegal');
    await at(bia, 'e5', 1);
    await expect(at(bia, 'e5', 1)).rejects.toThrow('outro lance');
    expect((await getMatch(hall, ana, id)).moves).toHaveLength(2);
  });

  test('of two moves at the same time one counts', async () => {
    const { id } = await aGame('e4 e5');
    const tries = ['d4', 'c4', 'f4'].map(move => playMove(hall, ana, { matchId: id, move, ply: 2 }));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await getMatch(hall, ana, id)).moves).toHaveLength(3);
  });

  test('is invisible to others, but not to a professor of one of them', async () => {
    const { id } = await aGame();
    await expect(getMatch(hall, await aStudent(db), id)).rejects.toThrow('Partida não encontrada');
    await expect(getMatch(hall, await aProfessor(db), id)).rejects.toThrow('Partida não encontrada');
  });

  test('is lost by the flag that falls, also when a move comes too late', async () => {
    const { id } = await aGame('e4 e5');
    await passSeconds(id, 400);
    await expect(playMove(hall, ana, { matchId: id, move: 'd4', ply: 2 })).rejects.toThrow('já terminou');
    const over = await getMatch(hall, bia, id);
    expect(over).toMatchObject({ status: 'finished', result: '0-1', ending: 'time', clocks: { white: 0 } });
    expect(over.moves).toHaveLength(2);
  });

  test('ends by the flag without anybody asking', async () => {
    const { id } = await aGame('e4 e5');
    await passSeconds(id, 400);
    await roundOfReferee();
    const [row] = await db.read.select().from(matches).where(eq(matches.id, id));
    expect(row).toMatchObject({ status: 'finished', result: '0-1', ending: 'time' });
  });

  test('changes both ratings once, when it was started as rated', async () => {
    const { id, rated } = await aGame('e4 e5');
    expect(rated).toBe(true);
    const over = await resignMatch(hall, ana, id);
    await expect(resignMatch(hall, bia, id)).rejects.toThrow('já terminou');
    expect(over.ratingChange.white).toBeLessThan(0);
    expect(await ratingOf(ana)).toBe(1_200 + over.ratingChange.white!);
    expect(await ratingOf(bia)).toBe(1_200 + over.ratingChange.black!);
    expect(await db.read.select().from(gameRatings)).toHaveLength(2);
  });

  test('changes no rating when it is friendly, or a professor plays', async () => {
    const friendly = await aGame('e4 e5', { rated: false });
    await resignMatch(hall, ana, friendly.id);
    const professor = await aProfessor(db);
    const lesson = await newMatch(hall, professor, asked());
    expect(lesson.rated).toBe(false);
    expect(await ratingOf(ana)).toBe(1_200);
  });

  test('can be called off before each side has moved, and no later', async () => {
    const early = await aGame('e4');
    expect(await abortMatch(hall, bia, early.id)).toMatchObject({ status: 'aborted', result: '*' });
    const late = await aGame('e4 e5');
    await expect(abortMatch(hall, ana, late.id)).rejects.toThrow('não se cancela');
    expect(await ratingOf(ana)).toBe(1_200);
  });

  test('can be claimed from somebody who is away, but not from somebody who looks', async () => {
    const { id } = await aGame('e4 e5');
    await expect(claimMatch(hall, bia, id)).rejects.toThrow('Não há o que pedir');
    await passSeconds(id, 29);
    await getMatch(hall, ana, id);
    await passSeconds(id, 5);
    await expect(claimMatch(hall, bia, id)).rejects.toThrow('Não há o que pedir');
    await passSeconds(id, 30);
    expect(await claimMatch(hall, bia, id)).toMatchObject({ result: '0-1', ending: 'abandonment' });
  });

  test('is a draw by repetition when it is claimed', async () => {
    const { id } = await aGame('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
    expect(await claimMatch(hall, ana, id)).toMatchObject({ result: '1/2-1/2', ending: 'threefold' });
  });
});

describe('an offer', () => {
  test('of a draw is repeated without effect, declined, and accepted by the same call', async () => {
    const { id } = await aGame('e4 e5');
    expect((await offerDraw(hall, ana, id)).offer).toEqual({ kind: 'draw', by: 'white' });
    const again = await offerDraw(hall, ana, id);
    expect(again).toMatchObject({ status: 'playing', offer: { kind: 'draw', by: 'white' } });
    await expect(declineOffer(hall, ana, id)).rejects.toThrow('Não há proposta');
    expect((await declineOffer(hall, bia, id)).offer).toBeNull();
    await offerDraw(hall, ana, id);
    expect(await offerDraw(hall, bia, id)).toMatchObject({ result: '1/2-1/2', ending: 'agreement', offer: null });
  });

  test("is over when the other side moves, and stays through one's own move", async () => {
    const { id } = await aGame('e4 e5');
    await offerDraw(hall, ana, id);
    expect((await playMove(hall, ana, { matchId: id, move: 'd4', ply: 2 })).offer).not.toBeNull();
    expect((await playMove(hall, bia, { matchId: id, move: 'd5', ply: 3 })).offer).toBeNull();
  });

  test('of a takeback goes back to before the last move of who asked, and makes the game friendly', async () => {
    const { id } = await aGame('e4 e5 Qh5 Nc6');
    await offerTakeback(hall, ana, id);
    const back = await offerTakeback(hall, bia, id);
    expect(back).toMatchObject({ turn: 'white', rated: false, offer: null });
    expect(back.moves.map(({ san }) => san)).toEqual(['e4', 'e5']);
    await playMove(hall, ana, { matchId: id, move: 'Nf3', ply: 2 });
    await resignMatch(hall, ana, id);
    expect(await ratingOf(ana)).toBe(1_200);
  });

  test('of another game swaps the colours, and both find it', async () => {
    const { id } = await aGame('e4 e5');
    await expect(offerRematch(hall, ana, id)).rejects.toThrow('ainda não terminou');
    await resignMatch(hall, ana, id);
    expect((await offerRematch(hall, bia, id)).rematchId).toBeNull();
    const { rematchId } = await offerRematch(hall, ana, id);
    expect(await getMatch(hall, ana, rematchId!)).toMatchObject({
      status: 'playing',
      white: { userId: bia.id },
      black: { userId: ana.id },
      rated: true,
    });
    expect((await offerRematch(hall, bia, id)).rematchId).toBe(rematchId);
  });
});

describe('who looks for a game', () => {
  const anyone = { opponent: { kind: 'anyone' as const }, color: 'random' as const };

  test('is paired with who wants the same, and with nobody else', async () => {
    const other = await newMatch(hall, await aStudent(db), asked({ ...anyone, base: 600 }));
    const first = await newMatch(hall, ana, asked(anyone));
    expect([other.status, first.status]).toEqual(['waiting', 'waiting']);
    const second = await newMatch(hall, bia, asked(anyone));
    expect(second).toMatchObject({ id: first.id, status: 'playing' });
    expect([second.white.userId, second.black.userId].toSorted()).toEqual([ana.id, bia.id].toSorted());
    expect(await listMatches(hall, bia, 'waiting')).toEqual([]);
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

test('the time in which no process was there counts against nobody, and nobody was away', async () => {
  const { id } = await aGame('e4 e5');
  await passSeconds(id, 200);
  await db.write(async tx => {
    const [pulse] = await tx.select().from(matchPulse);
    const at = new Date(Date.now() - 190_000);
    await (pulse ? tx.update(matchPulse).set({ at }) : tx.insert(matchPulse).values({ id: 1, at }));
  });
  await beat(hall);
  const { clocks, away, status } = await getMatch(hall, ana, id);
  expect(status).toBe('playing');
  expect(Math.round(clocks.white / 1_000)).toBe(290);
  expect(away).toEqual({ white: false, black: false });
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
