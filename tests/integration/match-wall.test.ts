/** What the staff sees of the games that go on, and does to them. */
import { beforeEach, describe, expect, test } from 'vitest';
import { asc } from 'drizzle-orm';
import { auditEvents } from '../../db/schema/audit.ts';
import { classes, classProfessors, classStudents } from '../../db/schema/classes.ts';
import { enrollments } from '../../db/schema/progress.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { sentenceOf } from '../../server/features/audit/sentences.ts';
import { getMatch, newMatch, offerDraw, playMove, resignMatch } from '../../server/features/matches/matches.service.ts';
import { adjustMatch, decideMatch, pauseMatch, resumeMatch } from '../../server/features/matches/staff.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { getWall } from '../../server/features/matches/wall.service.ts';
import { watchWall } from '../../server/features/matches/watch-wall.service.ts';
import { aCourse, anAdmin, aProfessor, aStudent } from '../../server/harness/school.ts';
import {
  aGame,
  ana,
  asked,
  bia,
  db,
  hall,
  openHall,
  passSeconds,
  ratingOf,
  roundOfReferee,
} from '../support/match-hall.ts';

const DAY_S = 24 * 60 * 60;
let teacher: Viewer;
let stranger: Viewer;
let admin: Viewer;

const inCourse = async (professor: Viewer, student: Viewer): Promise<void> => {
  const { id: courseId } = await aCourse(db, professor);
  await db.write(tx => tx.insert(enrollments).values({ studentId: student.id, courseId }));
};
let codes = 0;
const aClass = (professor: Viewer, students: readonly Viewer[], archivedAt: Date | null = null): Promise<number> =>
  db.write(async tx => {
    const code = `C${(codes += 1)}`;
    const [made] = await tx
      .insert(classes)
      .values({ name: '5º A', schoolYear: '2026', code, makerId: professor.id, archivedAt })
      .returning();
    await tx.insert(classProfessors).values({ classId: made!.id, userId: professor.id });
    for (const { id: userId } of students) await tx.insert(classStudents).values({ classId: made!.id, userId });
    return made!.id;
  });

beforeEach(async () => {
  await openHall();
  [teacher, stranger, admin] = [await aProfessor(db), await aProfessor(db), await anAdmin(db)];
  await inCourse(teacher, ana);
});

const wallOf = (viewer: Viewer, classId?: number) => getWall(db.read, viewer, { classId, page: 1, pageSize: 24 });
const idsOn = async (viewer: Viewer, classId?: number): Promise<number[]> =>
  (await wallOf(viewer, classId)).games.map(({ id }) => id);

describe('the wall', () => {
  test('shows the running games of one’s students in courses and classes, and administrators all', async () => {
    const [cris, dora] = [await aStudent(db), await aStudent(db)];
    const ofAna = await aGame('e4');
    const alone = await newMatch(hall, cris, asked({ opponent: { kind: 'board' } }));
    await newMatch(hall, dora, asked({ opponent: { kind: 'board' } }));
    await newMatch(hall, ana, asked());
    expect(await idsOn(teacher)).toEqual([ofAna.id]);
    expect(await idsOn(stranger)).toEqual([]);
    const classId = await aClass(stranger, [cris]);
    const archivedId = await aClass(stranger, [dora], new Date());
    expect(await idsOn(stranger)).toEqual([alone.id]);
    expect(await idsOn(admin)).toHaveLength(3);
    expect(await idsOn(admin, classId)).toEqual([alone.id]);
    expect(await idsOn(stranger, archivedId)).toEqual([]);
    await expect(wallOf(teacher, classId)).rejects.toThrow('Turma não encontrada');
    const [game] = (await wallOf(teacher)).games;
    expect(game).toMatchObject({ ply: 1, lastMove: 'e2e4', turn: 'black', paused: false, white: { userId: ana.id } });
    await resignMatch(hall, ana, ofAna.id);
    expect(await idsOn(teacher)).toEqual([]);
  });

  test('tells each move of its games as it happens, and which games are there', async () => {
    const { id } = await aGame('e4');
    const end = new AbortController();
    const news = await watchWall(hall, teacher, { page: 1, pageSize: 24 }, end.signal);
    expect((await news.next()).value).toMatchObject({ ids: [id], changed: [{ id, lastMove: 'e2e4' }], total: 1 });
    const next = news.next();
    await playMove(hall, bia, { matchId: id, move: 'e5', ply: 1 });
    expect((await next).value).toMatchObject({ ids: [id], changed: [{ id, lastMove: 'e7e5' }] });
    const last = news.next();
    await resignMatch(hall, ana, id);
    expect((await last).value).toMatchObject({ ids: [], changed: [], total: 0 });
    end.abort();
    await news.return();
  });
});

describe('a professor of a player, or an administrator', () => {
  test('pauses a game: no move is taken and no clock runs until it goes on', async () => {
    const { id } = await aGame('e4 e5');
    const paused = await pauseMatch(hall, teacher, id);
    expect(paused).toMatchObject({ paused: true, running: null, notice: { act: 'paused', by: 'professor', ply: 2 } });
    await passSeconds(id, 1_000);
    await roundOfReferee();
    await expect(playMove(hall, ana, { matchId: id, move: 'Nf3', ply: 2 })).rejects.toThrow('está pausada');
    await expect(offerDraw(hall, ana, id)).rejects.toThrow('está pausada');
    const still = await getMatch(hall, ana, id);
    expect(still).toMatchObject({ status: 'playing', clocks: paused.clocks, away: { white: false, black: false } });
    await expect(resumeMatch(hall, teacher, (await aGame('d4')).id)).rejects.toThrow('não está pausada');
    const on = await resumeMatch(hall, admin, id);
    expect(on).toMatchObject({ paused: false, running: 'white', notice: { act: 'resumed', by: 'admin' } });
    expect(on.clocks.white).toBeGreaterThan(paused.clocks.white - 1_000);
    await playMove(hall, ana, { matchId: id, move: 'Nf3', ply: 2 });
  });

  test('pauses a game for a day at most: then it ends without a result, and both are told', async () => {
    const { id } = await aGame('e4 e5');
    const before = await ratingOf(ana);
    await pauseMatch(hall, teacher, id);
    await passSeconds(id, DAY_S - 60);
    await roundOfReferee();
    expect(await getMatch(hall, ana, id)).toMatchObject({ status: 'playing', paused: true });
    await passSeconds(id, 61);
    await roundOfReferee();
    const over = { status: 'aborted', ending: 'unresumed', result: '*', paused: false };
    expect(await getMatch(hall, ana, id)).toMatchObject(over);
    expect([await idsOn(teacher), await ratingOf(ana)]).toEqual([[], before]);
    for (const player of [ana, bia]) {
      const [news] = (await listNotifications(db, player)).notifications;
      expect(news).toMatchObject({ title: 'Partida encerrada sem resultado', href: `/partidas/${id}` });
    }
    const rows = (await db.read.select().from(auditEvents)).filter(({ event }) => event === 'match_unresumed');
    expect(rows.map(({ actorId, subjectId, detail }) => [actorId, subjectId, detail])).toEqual(
      [ana, bia].map(player => [null, player.id, `nº ${id}`]),
    );
  });

  test('pauses a game against the engine before its reply, which comes after the pause', async () => {
    const { id } = await newMatch(hall, ana, asked({ opponent: { kind: 'engine', level: 'facil' } }));
    await playMove(hall, ana, { matchId: id, move: 'e4', ply: 0 });
    await pauseMatch(hall, teacher, id);
    await passSeconds(id, 100);
    await roundOfReferee();
    expect((await getMatch(hall, ana, id)).moves).toHaveLength(1);
    await resumeMatch(hall, teacher, id);
    await passSeconds(id, 3);
    await roundOfReferee();
    expect((await getMatch(hall, ana, id)).moves).toHaveLength(2);
  });

  test('sets a clock, and ends a game with a result that counts', async () => {
    const { id } = await aGame('e4 e5');
    const set = await adjustMatch(hall, teacher, { matchId: id, side: 'black', seconds: 95 });
    expect(set).toMatchObject({
      clocks: { black: 95_000 },
      running: 'white',
      notice: { act: 'adjusted', side: 'black' },
    });
    const before = await ratingOf(ana);
    const over = await decideMatch(hall, teacher, { matchId: id, result: '1-0' });
    expect(over).toMatchObject({ status: 'finished', result: '1-0', ending: 'decided', notice: { act: 'decided' } });
    expect(await ratingOf(ana)).toBeGreaterThan(before);
    await expect(pauseMatch(hall, teacher, id)).rejects.toThrow('já terminou');
    await expect(decideMatch(hall, admin, { matchId: id, result: '0-1' })).rejects.toThrow('já terminou');
  });

  test('does nothing to games of strangers or their own, and the log of both players has it all', async () => {
    const { id } = await aGame('e4 e5');
    await expect(pauseMatch(hall, stranger, id)).rejects.toThrow('Partida não encontrada');
    const own = await newMatch(hall, teacher, asked({ opponent: { kind: 'board' } }));
    await expect(decideMatch(hall, teacher, { matchId: own.id, result: '1-0' })).rejects.toThrow('própria partida');
    await pauseMatch(hall, teacher, id);
    await pauseMatch(hall, teacher, id);
    await adjustMatch(hall, teacher, { matchId: id, side: 'white', seconds: 600 });
    const rows = await db.read.select().from(auditEvents).orderBy(asc(auditEvents.id));
    const logged = rows.filter(({ event }) => event.startsWith('match_'));
    expect(logged.map(({ event, actorId, subjectId }) => [event, actorId, subjectId])).toEqual(
      ['match_paused', 'match_adjusted'].flatMap(event => [ana, bia].map(player => [event, teacher.id, player.id])),
    );
    const { event, detail, coins } = logged[2]!;
    expect(sentenceOf(event, { actor: 'Rui', subject: 'Ana', detail, coins })).toBe(
      `Rui ajustou um relógio na partida nº ${id} (brancas: 10:00) de Ana`,
    );
  });
});
