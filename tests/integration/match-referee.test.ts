/** What the server does in games by itself, with several processes at work. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { matches } from '../../db/schema/matches.ts';
import type { SearchResult } from '../../server/engine/engine.ts';
import { getMatch, newMatch, playMove } from '../../server/features/matches/matches.service.ts';
import { makeRound, type Round } from '../../server/features/matches/referee.service.ts';
import { ana, asked, db, hall, openHall, passSeconds, roundOfReferee } from '../support/match-hall.ts';

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

test('a long search holds up nothing, is begun once, and is begun by another process after its own has ended', async () => {
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
