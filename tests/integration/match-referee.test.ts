/** What the server does in games by itself, with several processes at work. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { matches, matchPulse } from '../../db/schema/matches.ts';
import type { SearchResult } from '../../server/engine/engine.ts';
import { getMatch, newMatch, playMove } from '../../server/features/matches/matches.service.ts';
import { beat, beginBeat, makeRound, type Round } from '../../server/features/matches/referee.service.ts';
import { aGame, ana, asked, db, hall, openHall, passSeconds, roundOfReferee } from '../support/match-hall.ts';

beforeEach(openHall);

const dueIn = async (id: number): Promise<number> => {
  const [row] = await db.read.select({ dueAt: matches.dueAt }).from(matches).where(eq(matches.id, id));
  return row!.dueAt!.getTime() - Date.now();
};

/** A process whose engine answers only when it is told to. */
const aSlowProcess = () => {
  const answers: ((result: SearchResult) => void)[] = [];
  const search = () => new Promise<SearchResult>(resolve => void answers.push(resolve));
  const troubles: unknown[] = [];
  const onTrouble = (error: unknown) => void troubles.push(error);
  const round: Round = { beatAt: 0, pairedAt: 0, searches: new Map() };
  const makeOne = () => {
    round.beatAt = 0;
    return makeRound({ ...hall, engine: { search, close: () => Promise.resolve() }, onTrouble }, round);
  };
  return { answers, makeOne, round, troubles };
};

test('a long search holds up nothing, is begun once, and by another process after its own has ended', async () => {
  const { id } = await newMatch(hall, ana, asked({ opponent: { kind: 'engine', level: 'facil' } }));
  await playMove(hall, ana, { matchId: id, move: 'e4', ply: 0 });
  await passSeconds(id, 3);
  const slow = aSlowProcess();
  await slow.makeOne();
  expect(await dueIn(id)).toBeLessThanOrEqual(3_000);
  await passSeconds(id, 2);
  await slow.makeOne();
  expect([await dueIn(id), slow.answers.length]).toEqual([expect.toSatisfy(ms => ms > 1_000), 1]);
  await roundOfReferee();
  expect((await getMatch(hall, ana, id)).moves).toHaveLength(1);

  await passSeconds(id, 3);
  await roundOfReferee();
  expect((await getMatch(hall, ana, id)).moves.map(({ uci }) => uci)).toEqual(['e2e4', 'e7e5']);
  slow.answers[0]!({
    best: 'c7c5',
    lines: [{ depth: 1, rank: 1, score: { kind: 'cp', value: 9 }, moves: ['c7c5'] }],
  });
  await Promise.all(slow.round.searches.values());
  expect([(await getMatch(hall, ana, id)).moves.length, slow.troubles]).toEqual([2, []]);
});

test('a game without moves from before such had an end is called off a day after the next start', async () => {
  const { id } = await newMatch(hall, ana, asked({ opponent: { kind: 'board' } }));
  await db.write(tx => tx.update(matches).set({ dueAt: null }).where(eq(matches.id, id)));
  await beginBeat(hall);
  await passSeconds(id, 86_300);
  await roundOfReferee();
  expect(await getMatch(hall, ana, id)).toMatchObject({ status: 'playing' });
  await passSeconds(id, 101);
  await roundOfReferee();
  expect(await getMatch(hall, ana, id)).toMatchObject({ status: 'aborted', ending: 'aborted' });
});

describe('the time in which no process was there', () => {
  /** A game whose White has thought for so many seconds, and the last pulse so long ago. */
  const aGameAfter = async (thought: number, pulse: number): Promise<number> => {
    const { id } = await aGame('e4 e5');
    await passSeconds(id, thought);
    const row = { id: 1, at: new Date(Date.now() - pulse * 1_000) };
    await db.write(tx => tx.insert(matchPulse).values(row).onConflictDoUpdate({ target: matchPulse.id, set: row }));
    return id;
  };
  const thoughtIn = async (id: number): Promise<number> =>
    (300_000 - (await getMatch(hall, ana, id)).clocks.white) / 1_000;
  /** What the test itself takes counts too. */
  const about = (seconds: number) => expect.toSatisfy((is: number) => is >= seconds && is < seconds + 1.5);

  test.each([
    ['a long one', 200, 190, 10],
    ['one as short as a restart', 60, 2.5, 57.5],
  ])('counts against nobody, and nobody was away: %s', async (_, thought, pulse, counted) => {
    const id = await aGameAfter(thought, pulse);
    await beat(hall, 0);
    expect(await thoughtIn(id)).toEqual(about(counted));
    expect(await dueIn(id)).toBeGreaterThan(299_000 - counted * 1_000);
    expect((await getMatch(hall, ana, id)).away).toEqual({ white: false, black: false });
  });

  test('is given back by the process that begins, however short it was', async () => {
    const id = await aGameAfter(60, 1.5);
    await beginBeat(hall);
    expect(await thoughtIn(id)).toEqual(about(58.5));
  });

  test('is none while another process is there, or this one was while nobody played', async () => {
    const id = await aGameAfter(60, 1);
    const begun = beginBeat(hall);
    await beat(hall, 0);
    await begun;
    expect(await thoughtIn(id)).toEqual(about(61));
    const late = await aGameAfter(60, 500);
    await beat(hall, Date.now() - 1_000);
    expect(await thoughtIn(late)).toEqual(about(60));
  });

  test('leaves as long for the first move as there was', async () => {
    const { id } = await aGame();
    await db.write(tx => tx.insert(matchPulse).values({ id: 1, at: new Date(Date.now() - 400_000) }));
    await passSeconds(id, 500);
    await beat(hall, 0);
    expect(await dueIn(id)).toEqual(expect.toSatisfy(ms => ms > 198_000 && ms <= 200_000));
  });
});
