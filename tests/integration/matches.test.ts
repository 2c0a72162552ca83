import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { gameRatings, matches } from '../../db/schema/matches.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import {
  abortMatch,
  acceptMatch,
  claimMatch,
  declineOffer,
  getMatch,
  newMatch,
  offerDraw,
  offerRematch,
  offerTakeback,
  playMove,
  resignMatch,
} from '../../server/features/matches/matches.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
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

  test('is not asked for again and again in vain, which rings the other’s bell each time', async () => {
    const take = async (from: Viewer, to: Viewer) => {
      const { id } = await newMatch(hall, from, asked({ opponent: { kind: 'person', userId: to.id } }));
      await abortMatch(hall, from, id);
    };
    for (let i = 0; i < 5; i += 1) await take(ana, bia);
    await expect(take(ana, bia)).rejects.toThrow('Muitas tentativas');
    await take(bia, ana);
    expect((await listNotifications(db, bia)).unread).toBe(5);
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

  test('says the rating after it also where another game changed it meanwhile', async () => {
    const [first, second] = [await aGame('e4 e5'), await aGame('d4 d5')];
    await resignMatch(hall, ana, first.id);
    const { white, ratingChange } = await resignMatch(hall, ana, second.id);
    expect(white.rating! + ratingChange.white!).toBe(await ratingOf(ana));
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
    expect(back).toMatchObject({ turn: 'white', rated: false, offer: null, notice: { act: 'taken_back', by: null } });
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
