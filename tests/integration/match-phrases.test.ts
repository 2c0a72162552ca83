/** What players say to each other: by number, counted, and only where the school allows it. */
import { beforeEach, expect, test } from 'vitest';
import { school } from '../../db/schema/school.ts';
import { findEvents } from '../../server/features/matches/table.queries.ts';
import type { MatchEvent } from '../../server/features/matches/matches.schema.ts';
import { newMatch } from '../../server/features/matches/matches.service.ts';
import { sayPhrase } from '../../server/features/matches/phrases.service.ts';
import { aGame, ana, asked, bia, db, hall, openHall } from '../support/match-hall.ts';

beforeEach(openHall);

const saidIn = async (matchId: number) =>
  (await findEvents(db.read, matchId, 0))
    .map(({ data }) => JSON.parse(data) as MatchEvent)
    .flatMap(({ type, phrase, by }) => (type === 'phrase' ? [{ phrase, by }] : []));

test('a phrase is told as its number and changes nothing in the game', async () => {
  const { id, moves, clocks, running, ...game } = await aGame('e4 e5');
  const after = await sayPhrase(hall, bia, { matchId: id, phrase: 3 });
  expect(after).toMatchObject({ fen: game.fen, status: 'playing', running, moves, events: game.events + 1 });
  expect(after.clocks.black).toBe(clocks.black);
  expect(await saidIn(id)).toEqual([{ phrase: 3, by: 'black' }]);
});

test('nobody says more than twelve in a game', async () => {
  const { id } = await aGame();
  for (let i = 0; i < 12; i += 1) await sayPhrase(hall, ana, { matchId: id, phrase: 1 });
  await expect(sayPhrase(hall, ana, { matchId: id, phrase: 1 })).rejects.toThrow('12 frases');
  await sayPhrase(hall, bia, { matchId: id, phrase: 2 });
  expect(await saidIn(id)).toHaveLength(13);
});

test('not before the game, and not to the engine', async () => {
  const waiting = await newMatch(hall, ana, asked());
  const engine = await newMatch(hall, ana, asked({ opponent: { kind: 'engine', level: 'facil' } }));
  for (const { id } of [waiting, engine])
    await expect(sayPhrase(hall, ana, { matchId: id, phrase: 1 })).rejects.toThrow();
});

test('a school may switch them off', async () => {
  const { id } = await aGame();
  await db.write(tx => tx.insert(school).values({ id: 1, accent: 'verde', phrases: false, updatedAt: new Date() }));
  await expect(sayPhrase(hall, ana, { matchId: id, phrase: 1 })).rejects.toThrow('A escola desligou');
  expect(await saidIn(id)).toEqual([]);
});
