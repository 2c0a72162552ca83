import { beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { NewClassTournament } from '../../server/features/class-tournaments/class-tournaments.schema.ts';
import {
  createTournament,
  getClassTournament,
} from '../../server/features/class-tournaments/class-tournaments.service.ts';
import { finishTournament, pairRound, writeResult } from '../../server/features/class-tournaments/leading.service.ts';
import { reportOf } from '../../server/features/class-tournaments/report.service.ts';
import { createClass } from '../../server/features/classes/classes.service.ts';
import { putInClass } from '../../server/features/classes/students.service.ts';
import { abortMatch, getMatch, playMove } from '../../server/features/matches/matches.service.ts';
import { pauseMatch } from '../../server/features/matches/staff.service.ts';
import { aProfessor } from '../../server/harness/school.ts';
import { ana, bia, db, hall, openHall, passSeconds, ratingOf, roundOfReferee } from '../support/match-hall.ts';

let professor: Viewer;
let id: number;
let matchId: number;
let white: Viewer;
let black: Viewer;

const read = () => getClassTournament(db.read, professor, id);
const resultsOf = async () => (await read()).games.map(({ result }) => result);
const pair = async (round: number) => {
  const game = (await pairRound(hall, professor, { tournamentId: id, round })).games.at(-1)!;
  matchId = game.matchId!;
  [white, black] = game.white.userId === ana.id ? [ana, bia] : [bia, ana];
};
const isAboutFiveMinutes = (ms: number) => ms > 295_000 && ms <= 300_000;
/** Nobody has moved in time. */
const waitInVain = async () => {
  await passSeconds(matchId, 301);
  await roundOfReferee();
};

beforeEach(async () => {
  await openHall();
  professor = await aProfessor(db);
  const { id: classId } = await createClass(db, professor, { name: '6º A', schoolYear: '2026' });
  await db.write(tx => putInClass(tx, classId, [ana.id, bia.id], new Date()));
  const plan = { classId, name: 'Copa', format: 'double_round_robin', base: 600, rated: true, firstPrize: 10 };
  ({ id } = await createTournament(db, professor, NewClassTournament.parse(plan)));
  await pair(1);
});

test('a game of a round is not called off, before and after a move, and can be resigned', async () => {
  for (const move of ['e4', null]) {
    await expect(abortMatch(hall, black, matchId)).rejects.toMatchObject({ refusal: 'roundGame' });
    if (move) await playMove(hall, white, { matchId, move, ply: 0 });
  }
  expect(await getMatch(hall, black, matchId)).toMatchObject({
    status: 'playing',
    ofRound: true,
    firstMoveMs: expect.toSatisfy(isAboutFiveMinutes),
  });
  expect(await resultsOf()).toEqual([null]);
});

test('who does not come to the first move loses without a game, and the next round begins', async () => {
  const before = [await ratingOf(white), await ratingOf(black)];
  await passSeconds(matchId, 10);
  await getMatch(hall, black, matchId);
  await waitInVain();
  expect(await resultsOf()).toEqual(['-:+']);
  expect((await read()).standings[0]).toMatchObject({ userId: black.id, points: 1 });
  expect([await ratingOf(white), await ratingOf(black)]).toEqual(before);
  const [winner, loser] = [black, white];
  await pair(2);
  expect([white.id, black.id]).toEqual([winner.id, loser.id]);
  await playMove(hall, white, { matchId, move: 'e4', ply: 0 });
  await waitInVain();
  expect(await resultsOf()).toEqual(['-:+', '+:-']);
  const report = await reportOf(db, professor, id);
  expect(report).toMatch(/ w - /);
  expect(report).toMatch(/ b \+ /);
  const { standings } = await finishTournament(hall, professor, id);
  expect(standings.map(({ userId, points }) => [userId, points])).toEqual([
    [winner.id, 2],
    [loser.id, 0],
  ]);
});

test('where neither came, both lose', async () => {
  await waitInVain();
  expect(await resultsOf()).toEqual(['-:-']);
  expect((await read()).standings.map(({ points }) => points)).toEqual([0, 0]);
});

test('a paused game waits for its professor: the result that they write ends it, and the round', async () => {
  await playMove(hall, white, { matchId, move: 'e4', ply: 0 });
  await playMove(hall, black, { matchId, move: 'e5', ply: 1 });
  const before = await ratingOf(white);
  await pauseMatch(hall, professor, matchId);
  const [game] = (await read()).games;
  expect(game).toMatchObject({ result: null, stopped: true });
  await writeResult(hall, professor, { tournamentId: id, gameId: game!.id, result: '1-0' });
  const over = { status: 'finished', result: '1-0', ending: 'decided', notice: { by: 'professor' } };
  expect(await getMatch(hall, black, matchId)).toMatchObject(over);
  expect(await ratingOf(white)).toBeGreaterThan(before);
  expect((await read()).games[0]).toMatchObject({ result: '1-0', stopped: false });
  await pair(2);
});

test('a result that is written while a game goes on ends it; one not begun moves no rating', async () => {
  await playMove(hall, white, { matchId, move: 'e4', ply: 0 });
  await playMove(hall, black, { matchId, move: 'e5', ply: 1 });
  const [game] = (await read()).games;
  await writeResult(hall, professor, { tournamentId: id, gameId: game!.id, result: '0-1' });
  const decided = { status: 'finished', result: '0-1', ending: 'decided', notice: { by: 'professor' } };
  expect(await getMatch(hall, white, matchId)).toMatchObject(decided);
  await pair(2);
  const before = [await ratingOf(white), await ratingOf(black)];
  const { games } = await read();
  await writeResult(hall, professor, { tournamentId: id, gameId: games.at(-1)!.id, result: '1-0' });
  expect(await getMatch(hall, white, matchId)).toMatchObject({ status: 'aborted', ending: 'aborted' });
  expect([await ratingOf(white), await ratingOf(black)]).toEqual(before);
  expect(await resultsOf()).toEqual(['0-1', '1-0']);
});

test('a game that nobody resumed is no forfeit: its board waits for a result by hand', async () => {
  await pauseMatch(hall, professor, matchId);
  await passSeconds(matchId, 24 * 60 * 60 + 1);
  await roundOfReferee();
  const [game] = (await read()).games;
  expect(game).toMatchObject({ result: null, stopped: true });
  await expect(pairRound(hall, professor, { tournamentId: id, round: 2 })).rejects.toMatchObject({
    refusal: 'roundNotOver',
  });
  await writeResult(hall, professor, { tournamentId: id, gameId: game!.id, result: '-:+' });
  await pair(2);
  await pauseMatch(hall, professor, matchId);
  const { games } = await read();
  await writeResult(hall, professor, { tournamentId: id, gameId: games.at(-1)!.id, result: '+:-' });
  expect(await getMatch(hall, black, matchId)).toMatchObject({ status: 'aborted', ending: 'unresumed' });
  await finishTournament(hall, professor, id);
});
