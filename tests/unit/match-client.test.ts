/** A match as the browser keeps it, with a real table behind. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MoveInput } from '../../server/features/matches/matches.schema.ts';
import type { Side } from '../../server/rules/moves.ts';
import { actionsIn } from '../../src/shared/matches/match-actions.ts';
import { endText } from '../../src/shared/matches/match-texts.ts';
import { restingView, somebody } from '../../src/shared/matches/resting-match.ts';
import { createMatchClient, type MatchClient } from '../../src/shared/matches/match-client.ts';
import { shownOf } from '../../src/shared/matches/held-match.ts';
import { gameFrom } from '../../src/shared/matches/match-view.ts';
import { offsetAfter } from '../../src/shared/matches/server-clock.ts';
import { createFakeSchool, type FakeSchool, FINE, PLAYERS } from '../support/fake-match-school.ts';

let school: FakeSchool;
const ends: (() => void)[] = [];
const refused: string[] = [];
const lost: Side[] = [];

const open = (side: Side, network = FINE, aheadMs = 0, link = school.link(side, network)): MatchClient => {
  const client = createMatchClient({
    matchId: 1,
    userId: PLAYERS[side],
    link,
    onRefused: text => refused.push(text),
    onPremoveLost: () => lost.push(side),
    now: () => Date.now() + aheadMs,
  });
  ends.push(client.start());
  return client;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const sansOf = (client: MatchClient): string[] => {
  const { held } = client.get();
  return held ? shownOf(held).moves.map(({ san }) => san) : [];
};
const matchOf = (client: MatchClient) => {
  const { held } = client.get();
  if (!held) throw new Error('The match is not there yet');
  return held.match;
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  school = createFakeSchool();
  refused.length = 0;
  lost.length = 0;
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

describe('a move', () => {
  test('is shown at once, and reaches the other screen', async () => {
    const [white, black] = [open('white'), open('black')];
    await pass(500);
    white.play('e2e4');
    expect(sansOf(white)).toEqual(['e4']);
    expect(school.sans()).toEqual([]);
    await pass(500);
    expect([school.sans(), sansOf(black)]).toEqual([['e4'], ['e4']]);
  });

  test('that comes after days is one that the server takes', async () => {
    const sent: unknown[] = [];
    const link = school.link('white', FINE);
    const white = open('white', FINE, 0, {
      ...link,
      move: move => {
        sent.push(move);
        return link.move(move);
      },
    });
    await pass(500);
    vi.setSystemTime(Date.now() + 4 * 24 * 3_600_000);
    white.play('e2e4');
    expect(sent.map(move => MoveInput.safeParse(move).success)).toEqual([true]);
  });

  test('that is illegal, or of the other side, changes nothing', async () => {
    const [white, black] = [open('white'), open('black')];
    await pass(500);
    white.play('e2e5');
    black.play('e7e5');
    await pass(500);
    expect([sansOf(white), sansOf(black), school.sans()]).toEqual([[], [], []]);
  });

  test('is sent again until there is an answer, and played once', async () => {
    const white = open('white');
    await pass(500);
    school.cut('white', 'answers');
    white.play('e2e4');
    await pass(5_000);
    expect(white.get().connection.isLost).toBe(true);
    school.mend('white');
    await pass(3_000);
    expect([school.sans(), sansOf(white), refused]).toEqual([['e4'], ['e4'], []]);
    expect(white.get().held?.sent).toBeNull();
  });

  test('of a game that has gone on is withdrawn, and the game shown as it is', async () => {
    const white = open('white');
    await pass(500);
    school.cut('white', 'all');
    school.play('white', 'd2d4');
    white.play('e2e4');
    expect(sansOf(white)).toEqual(['e4']);
    school.mend('white');
    await pass(3_000);
    expect(sansOf(white)).toEqual(['d4']);
  });
});

test('a phrase stands beside who said it for a moment, and changes nothing', async () => {
  const [white, black] = [open('white'), open('black')];
  await pass(500);
  void white.say(2);
  await pass(500);
  expect([white.get().said, black.get().said]).toEqual([{ white: 2 }, { white: 2 }]);
  expect(sansOf(black)).toEqual([]);
  await pass(9_000);
  expect(black.get().said.white).toBeUndefined();
  expect(open('black').get().said).toEqual({});
});

describe('news', () => {
  test('that came while the match was read, after a gap, are read as well', async () => {
    const link = school.link('black', FINE);
    const lostNumber = school.events() + 1;
    const black = open('black', FINE, 0, {
      ...link,
      // The answer is old when it comes.
      read: async id => {
        const match = await link.read(id);
        return new Promise(resolve => setTimeout(resolve, 200, match));
      },
      watch: (id, after, watcher) =>
        link.watch(id, after, {
          ...watcher,
          onNews: (number, news) => {
            if (number !== lostNumber) watcher.onNews(number, news);
          },
        }),
    });
    await pass(500);
    school.play('white', 'e2e4');
    school.play('black', 'e7e5');
    await pass(100);
    school.play('white', 'g1f3');
    await pass(1_000);
    expect(sansOf(black)).toEqual(['e4', 'e5', 'Nf3']);
  });
});

describe('a premove', () => {
  test('is played as soon as the other side has moved', async () => {
    const [white, black] = [open('white'), open('black')];
    await pass(500);
    black.setPremove('e7e5');
    white.play('e2e4');
    await pass(500);
    expect(school.sans()).toEqual(['e4', 'e5']);
    expect(matchOf(black).moves).toHaveLength(2);
  });

  test('that became illegal is forgotten, and its player told', async () => {
    const [white, black] = [open('white'), open('black')];
    await pass(500);
    black.setPremove('e5d4');
    white.play('e2e4');
    await pass(500);
    expect([school.sans(), lost, black.get().held?.premove]).toEqual([['e4'], ['black'], null]);
  });

  test('can be taken back', async () => {
    const [white, black] = [open('white'), open('black')];
    await pass(500);
    black.setPremove('e7e5');
    black.setPremove(null);
    white.play('e2e4');
    await pass(500);
    expect(school.sans()).toEqual(['e4']);
  });
});

describe('the clocks', () => {
  test('are the server’s, whatever the device says the time is', async () => {
    const ahead = 7 * 60_000;
    const white = open('white', FINE, ahead);
    for (const [side, uci] of [
      ['white', 'e2e4'],
      ['black', 'e7e5'],
    ] as const)
      school.play(side, uci);
    await pass(10_000);
    const { held } = white.get();
    const since = held ? (shownOf(held).clock.running?.since ?? 0) : 0;
    const left = 300_000 - (Date.now() + ahead - since);
    expect(Math.abs(left - school.left('white'))).toBeLessThanOrEqual(50);
  });

  test('are taken from the quickest answer, and from the next one after the device’s clock was set', () => {
    const quick = offsetAfter(null, { sentAt: 1_000, receivedAt: 1_020, serverAt: 500 });
    const slow = offsetAfter(quick, { sentAt: 2_000, receivedAt: 3_000, serverAt: 1_900 });
    expect([quick.ms, slow.ms]).toEqual([510, 510]);
    expect(offsetAfter(quick, { sentAt: 62_000, receivedAt: 62_100, serverAt: 1_900 }).ms).toBe(60_150);
  });
});

describe('without a socket', () => {
  test('the match is asked for again', async () => {
    const black = open('black', { ...FINE, hasSocket: false });
    await pass(500);
    school.play('white', 'e2e4');
    await pass(3_000);
    expect(sansOf(black)).toEqual(['e4']);
    expect(black.get().connection.isLive).toBe(false);
  });
});

test('a match that is not to be seen says why', async () => {
  const white = open('white');
  school.hide();
  await pass(500);
  expect(white.get()).toMatchObject({ held: null, failure: { kind: 'refused', text: 'Partida não encontrada' } });
});

test('a long game is not read again at each move', () => {
  const before = gameFrom(null, ['e2e4', 'e7e5']);
  const after = gameFrom(before, ['e2e4', 'e7e5', 'g1f3']);
  expect(after.moves[1]).toBe(before.moves[1]);
  expect(gameFrom(after, ['e2e4', 'c7c5']).moves.map(({ san }) => san)).toEqual(['e4', 'c5']);
  expect(gameFrom(after, ['e2e4', 'e7e5', 'g1f3'])).toBe(after);
});

test('a round’s game offers to resign in place of calling it off, and says who lost when nobody began', () => {
  const sides = { white: somebody({ id: 1, fullName: 'Ana' }), black: somebody({ id: 2, fullName: 'Bia' }) };
  const view = restingView({ creatorId: 1, base: 600, level: null, ...sides }, new Date());
  const actions = (ofRound: boolean, status: 'playing' | 'finished' = 'playing') => [
    ...actionsIn({ ...view, match: { ...view.match, status, ofRound } }),
  ];
  expect([actions(false), actions(true)]).toEqual([['abort'], ['resign']]);
  // The next round would be missed over a rematch.
  expect([actions(false, 'finished'), actions(true, 'finished')]).toEqual([['rematch'], []]);
  expect(endText({ ending: 'expired', result: '*', ofRound: true }, 'w').text).toContain('quem faltou perde');
});
