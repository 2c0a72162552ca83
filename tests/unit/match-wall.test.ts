import { describe, expect, test } from 'vitest';
import type { Match } from '../../server/features/matches/matches.schema.ts';
import type { Wall, WallGame } from '../../server/features/matches/wall.schema.ts';
import { madeFriendly } from '../../server/features/matches/table.ts';
import { newClock, pressed, timeLeft, withTime } from '../../server/rules/match-clock.ts';
import { secondsIn } from '../../src/features/games/live/clock-field.ts';
import { clocksOf, nameOf, wallAfter } from '../../src/features/games/wall/wall-game.ts';
import { noticeText } from '../../src/shared/matches/match-texts.ts';
import { waitingMatch } from '../support/fake-match-school.ts';

const player = (name: string): WallGame['white'] => ({
  kind: 'person',
  userId: 1,
  name,
  rating: 1_200,
  provisional: true,
});
const aGame = (id: number, changes: Partial<WallGame> = {}): WallGame => ({
  id,
  white: player('Ana'),
  black: player('Bia'),
  base: 300,
  increment: 0,
  rated: true,
  level: null,
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  ply: 0,
  lastMove: null,
  turn: 'white',
  clocks: { white: 300_000, black: 300_000 },
  running: null,
  paused: false,
  here: { white: true, black: true },
  away: { white: false, black: false },
  events: 1,
  answeredAt: '2026-11-23T12:00:00.000Z',
  ...changes,
});

test('the wall keeps what has not changed, takes what has, and drops the games that have ended', () => {
  const wall: Wall = {
    games: [aGame(3), aGame(2), aGame(1)],
    total: 3,
    page: 1,
    pageSize: 24,
    answeredAt: '2026-11-23T12:00:00.000Z',
  };
  const changed = [aGame(4), aGame(2, { ply: 1, lastMove: 'e2e4' })];
  const next = wallAfter(wall, { ids: [4, 3, 2], changed, total: 9, answeredAt: '2026-11-23T12:00:01.000Z' });
  expect(next.games.map(({ id, ply }) => [id, ply])).toEqual([
    [4, 0],
    [3, 0],
    [2, 1],
  ]);
  expect(next.games[1]).toBe(wall.games[0]);
  expect(next.total).toBe(9);
});

test('the clock of a board runs from the moment of which the server told, whatever this device’s clock says', () => {
  const [older, newest] = ['2026-11-23T12:00:00.000Z', '2026-11-23T12:00:07.000Z'];
  const game = aGame(1, { running: 'white', answeredAt: older });
  expect(clocksOf(game, 500_000, Date.parse(newest)).running).toEqual({ color: 'w', since: 493_000 });
});

test('a small board says in words who plays, how far the game is and whose turn it is', () => {
  expect(nameOf(aGame(1, { ply: 3, turn: 'black' }))).toBe('Ana contra Bia, 2 lances, vez das pretas');
  expect(nameOf(aGame(1, { ply: 1, paused: true }))).toBe('Ana contra Bia, 1 lance, pausada');
});

test.each([
  ['5', 300],
  ['5:30', 330],
  [' 0:01 ', 1],
  ['180', 10_800],
  ['181', null],
  ['0', null],
  ['5:75', null],
  ['cinco', null],
  ['', null],
])('the time %j is %j seconds', (text, seconds) => expect(secondsIn(text)).toBe(seconds));

test('a clock that is set goes on if it was running, and the other one keeps its time', () => {
  const control = { base: 300, increment: 0 };
  const begun = pressed(newClock(control), control, { side: 'black', now: 1_000, ply: 1 })!.clock;
  const set = withTime(begun, 'black', 60_000, 11_000);
  expect([timeLeft(set, 'white', 11_000), timeLeft(set, 'black', 11_000)]).toEqual([290_000, 60_000]);
  expect(timeLeft(withTime(begun, 'white', 60_000, 11_000), 'white', 15_000)).toBe(56_000);
});

describe('what happened to a game', () => {
  type Notice = NonNullable<Match['notice']>;
  const said = (notice: Partial<Notice>, plies: number, status: Match['status'] = 'playing') =>
    noticeText({
      notice: { act: 'paused', by: 'professor', side: null, ply: 4, ...notice },
      status,
      moves: Array.from({ length: plies }, () => ({ san: 'e4', uci: 'e2e4', ms: 0 })),
    });

  test('is said on the board until each side has moved again', () => {
    expect(said({}, 4)).toBe('O professor pausou a partida.');
    expect(said({ act: 'resumed', by: 'admin' }, 5)).toBe('A administração retomou a partida.');
    expect(said({ act: 'adjusted', side: 'black' }, 5)).toBe('O professor ajustou o relógio das pretas.');
    expect(said({ act: 'resumed' }, 6)).toBeNull();
  });

  test('is said of a game that was decided for good', () =>
    expect(said({ act: 'decided' }, 4, 'finished')).toBe('O professor encerrou a partida.'));

  test('to make it friendly is said: of a replaced move of the engine for good, of a takeback for a while', () => {
    const replaced = { act: 'replaced', by: null } as const;
    expect(said(replaced, 5)).toContain('A IA não respondeu a tempo');
    expect(said(replaced, 60, 'finished')).toContain('A partida passou a ser amistosa.');
    expect(said({ act: 'late', by: null }, 60, 'finished')).toContain('O tempo da IA acabou');
    const takenBack = { act: 'taken_back', by: null } as const;
    expect(said(takenBack, 4)).toBe('Um lance foi voltado: a partida passou a ser amistosa.');
    expect(said(takenBack, 6)).toBeNull();
    const table = { match: { ...waitingMatch(0), rated: true }, moves: [] };
    expect(madeFriendly(table, 'replaced')).toMatchObject({ rated: false, notice: 'replaced', noticeBy: null });
    expect(madeFriendly({ ...table, match: { ...table.match, rated: false } }, 'replaced')).toEqual({});
  });
});
