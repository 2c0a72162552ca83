import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeLeft } from '../../src/board/clocks.ts';
import { isUnsaved, match, type Match, type MatchEvent, waiting } from '../../src/features/games/match/match-game.ts';
import { pgnOf, reportOf } from '../../src/features/games/match/match-report.ts';
import { fromSaved, toSaved } from '../../src/features/games/match/saved-match.ts';
import { BLITZ_MS, line, playing } from './match-line.ts';

const delivered: MatchEvent = { type: 'delivered', key: 'chave-da-partida' };

describe('what is told of it', () => {
  test('a resigned match: its moves, its result, how it ended and its own mark', () => {
    const over = match(line('e4 e5'), { type: 'resigned', now: 9_000 });
    const report = reportOf(over);
    expect(report).toMatchObject({
      mode: 'blitz',
      timeControl: '300',
      result: '0-1',
      ending: 'resignation',
      clientKey: 'chave-da-partida',
    });
    expect(report?.pgn).toBe('e2e4 e7e5');
  });

  test('a mate needs no word about how it ended', () => {
    expect(reportOf(line('f3 e5 g4 Dh4'))).not.toHaveProperty('ending');
  });

  test('who resigns or runs out of time before the first move has lost a game all the same', () => {
    expect(reportOf(match(playing, { type: 'resigned', now: 1 }))).toMatchObject({
      result: '0-1',
      ending: 'resignation',
    });
    expect(reportOf(match(playing, { type: 'ticked', now: 1e9 }))).toMatchObject({ result: '0-1', ending: 'time' });
  });

  test('nothing, while it is played, once it is stored, or when a draw was agreed before a move', () => {
    expect(reportOf(playing)).toBeNull();
    expect(reportOf(match(playing, { type: 'drawAgreed', now: 1 }))).toBeNull();
    const stored = match(line('f3 e5 g4 Dh4'), delivered);
    expect(stored.phase).toMatchObject({ isDelivered: true });
    expect(reportOf(stored)).toBeNull();
  });

  test('an answer about another match changes nothing', () => {
    const over = line('f3 e5 g4 Dh4');
    expect(match(over, { type: 'delivered', key: 'outra' })).toBe(over);
    expect(match(playing, delivered)).toBe(playing);
  });

  test('one that could not be sent waits while the next is played, through a reload, until it is delivered', () => {
    const over = line('f3 e5 g4 Dh4');
    const unsent = reportOf(over);
    const next = match(over, { type: 'started', key: 'a-seguinte', unsent, now: 0 });
    expect(next.outbox).toEqual([unsent]);
    const back = fromSaved('blitz', JSON.parse(JSON.stringify(toSaved(next, 0))), 0);
    expect(back).toEqual(next);
    expect(match(back, delivered)).toMatchObject({ phase: { is: 'playing', key: 'a-seguinte' }, outbox: [] });
    expect(toSaved({ ...waiting('blitz'), outbox: next.outbox }, 0)).toMatchObject({ game: null, outbox: [unsent] });
  });

  test('the PGN of a match names who plays, the day and the moves, and no result while it goes on', () => {
    const pgn = pgnOf(line('e4'), 'Ana Clara', new Date(2026, 10, 21));
    for (const part of ['[White "Ana Clara"]', '[Black "Oponente"]', '[Date "2026.11.21"]', '1. e4 *'])
      expect(pgn).toContain(part);
  });
});

describe('between two visits', () => {
  const throughStorage = (state: Match, closed: number, opened: number) =>
    fromSaved(state.mode, JSON.parse(JSON.stringify(toSaved(state, closed))), opened);

  test('a match goes on with its moves, its mark and what the clocks showed', () => {
    const left = line('e4 e5 Cf3');
    const back = throughStorage(left, 10_000, 1e12);
    expect(back).toMatchObject({ phase: left.phase, game: left.game });
    expect([timeLeft(back.clocks, 'w', 1e12), timeLeft(back.clocks, 'b', 1e12)]).toEqual([
      timeLeft(left.clocks, 'w', 10_000),
      timeLeft(left.clocks, 'b', 10_000),
    ]);
    expect(back.clocks.running?.color).toBe('b');
  });

  test.each([
    ['resigned', match(line('e4'), { type: 'resigned', now: 9_000 })],
    ['mated', line('f3 e5 g4 Dh4')],
    ['agreed', match(line('e4'), { type: 'drawAgreed', now: 9_000 })],
    ['lost on time', match(line('e4'), { type: 'ticked', now: 1e9 })],
  ])('one that was %s and is not stored yet is kept until it is', (_, over) => {
    expect(isUnsaved(over)).toBe(true);
    expect(throughStorage(over, 1, 2)).toEqual(over);
    expect(toSaved(match(over, delivered), 1)).toBeNull();
  });

  test('one that is no game, or not begun, leaves nothing', () => {
    expect(toSaved(waiting('rapid'), 1)).toBeNull();
    expect(toSaved(match(playing, { type: 'drawAgreed', now: 1 }), 1)).toBeNull();
  });

  const whole = { key: 'chave-da-partida', moves: ['e2e4'], left: { w: 5, b: 5 }, ended: null };
  const games = [
    { ...whole, moves: ['e2e5'] },
    { ...whole, left: { w: -1, b: 5 } },
    { ...whole, left: { w: BLITZ_MS + 1, b: 5 } },
    { ...whole, ended: { by: 'magic' } },
  ];
  test.each([null, 'texto', 7, {}, whole, ...games.map(game => ({ game, outbox: [] }))])(
    '%j is a new beginning',
    saved => {
      expect(fromSaved('blitz', saved, 0)).toEqual(waiting('blitz'));
    },
  );

  test('whatever was stored, nothing breaks', () => {
    fc.assert(
      fc.property(fc.jsonValue(), saved => {
        expect(fromSaved('rapid', saved, 0)).toEqual(waiting('rapid'));
      }),
    );
  });
});
