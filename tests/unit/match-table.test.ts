/** What a table makes of the time that passes. */
import { describe, expect, test } from 'vitest';
import { claim } from '../../server/features/matches/endings.ts';
import { decline, takeBack } from '../../server/features/matches/offers.ts';
import { begin, dueAt, play, settled, type HeldMatch, type Table } from '../../server/features/matches/table.ts';
import { claimText } from '../../src/shared/matches/match-actions.ts';
import { nobody, restingView } from '../../src/shared/matches/resting-match.ts';
import { waitingMatch } from '../support/fake-match-school.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const ENGINE = { opponent: 'engine', blackId: null, level: 'facil' } as const;

/** A game after these moves, each played at once. */
const aTable = (moves = '', changes: Partial<HeldMatch> = {}): Table => {
  const match = { ...waitingMatch(NOW), ...changes };
  let table = begin({ match, moves: [], events: [] }, match, NOW);
  for (const [ply, move] of moves.split(' ').filter(Boolean).entries())
    table = play(table, ply % 2 === 0 ? 'white' : 'black', { move, ply }, NOW);
  return table;
};

describe('the engine', () => {
  const replyAfter = (left: number): number => {
    const { match, ...table } = aTable('e4 e5 Nf3', { ...ENGINE, blackMs: left });
    return dueAt({ ...table, match: { ...match, blackMs: left } }, NOW)!.getTime() - NOW;
  };

  test('answers after one to two seconds while its clock allows it', () => {
    for (const left of [48_000, 300_000, 10_800_000]) {
      expect(replyAfter(left)).toBeGreaterThanOrEqual(1_000);
      expect(replyAfter(left)).toBeLessThanOrEqual(2_000);
    }
  });

  test('plays a hundred moves in a minute', () => {
    let left = 60_000;
    for (let i = 0; i < 100; i += 1) left -= replyAfter(left);
    expect(left).toBeGreaterThan(1_000);
  });
});

describe('a game that nobody begins', () => {
  test.each([
    ['against the engine', ENGINE, ''],
    ['against the engine, which has moved', { ...ENGINE, whiteId: null, blackId: 2 }, 'e4'],
    ['on one board', { opponent: 'board', blackId: null }, 'e4'],
  ] as const)('%s is called off after a day', (_, changes, moves) => {
    const table = aTable(moves, changes);
    expect(settled(table, NOW + 23 * HOUR)).toBe(table);
    expect(settled(table, NOW + 25 * HOUR).match).toMatchObject({ status: 'aborted', ending: 'aborted', dueAt: null });
  });

  test('is not called off because the engine has not moved yet', () => {
    const table = aTable('', { ...ENGINE, whiteId: null, blackId: 2 });
    expect(settled(table, NOW + 60_000)).toBe(table);
  });
});

test('neither an offer nor its answer gives more time for the first move', () => {
  const table = aTable('e4');
  const asked = takeBack(table, 'white', NOW + 60_000);
  const answered = decline(asked, 'black', NOW + 120_000);
  expect([asked, answered].map(({ match }) => match.dueAt)).toEqual([table.match.dueAt, table.match.dueAt]);
  expect(settled(answered, NOW + 301_000).match).toMatchObject({ status: 'aborted', ending: 'expired' });
});

test('who may ask for the victory gets it, also where a draw could be claimed', () => {
  const table = aTable('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
  expect(claim(table, 'white', NOW + 1_000).match).toMatchObject({ result: '1/2-1/2', ending: 'threefold' });
  const here = { ...table, match: { ...table.match, whiteSeenAt: new Date(NOW + 31_000) } };
  expect(claim(here, 'white', NOW + 31_000).match).toMatchObject({ result: '1-0', ending: 'abandonment' });
  expect(claim(here, 'black', NOW + 31_000).match).toMatchObject({ result: '1/2-1/2', ending: 'threefold' });
});

test('only from a player who is away the victory is asked for, as the button says', () => {
  const [white, black] = [nobody('board', 'Ana'), nobody('board', 'Bia')];
  const view = restingView({ white, black, base: 300, level: null, creatorId: 1 }, new Date(NOW));
  const textFor = (own: 'w' | 'b'): string =>
    claimText({ ...view, own, match: { ...view.match, away: { white: true, black: false } } });
  expect([textFor('w'), textFor('b')]).toEqual(['Pedir empate', 'Pedir a vitória']);
});
