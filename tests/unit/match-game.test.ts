import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeLeft } from '../../src/board/clocks.ts';
import { legalMoves, newGame, turnOf } from '../../src/board/game.ts';
import { resultOf } from '../../src/board/outcome.ts';
import { readMove } from '../../src/board/typed-move.ts';
import {
  isUnsaved,
  match,
  type Match,
  type MatchEvent,
  playable,
  waiting,
} from '../../src/features/games/match-game.ts';
import { matchFields, TIME_CONTROLS } from '../../src/features/games/modes.ts';
import { readUrlState } from '../../src/lib/url-state.ts';
import { pgnOf, reportOf } from '../../src/features/games/report.ts';
import { fromSaved, toSaved } from '../../src/features/games/saved-match.ts';
import { outcomeWords } from '../../src/features/games/words.ts';

const BLITZ_MS = 300_000;
const started = { type: 'started', key: 'chave-da-partida', unsent: null, now: 0 } satisfies MatchEvent;
const playing = match(waiting('blitz'), started);

const move = (state: Match, text: string, now: number): Match => {
  const read = readMove(legalMoves(state.game), text);
  if (read.kind !== 'move') throw new Error(`${text} is ${read.kind}`);
  return match(state, { type: 'moved', move: read.move, now });
};
const line = (moves: string, from = playing): Match =>
  moves.split(' ').reduce((state, text, place) => move(state, text, (place + 1) * 1_000), from);
const at = (start: string): Match => ({ ...playing, game: newGame(start) });
const delivered: MatchEvent = { type: 'delivered', key: 'chave-da-partida' };
const outcomeOf = ({ phase }: Match) => (phase.is === 'finished' ? phase.outcome : undefined);
const titleOf = (state: Match): string | undefined => {
  const outcome = outcomeOf(state);
  return outcome && outcomeWords(outcome).title;
};

describe('time controls', () => {
  test('are 300, 900 and 1800 seconds, with increments that are defined', () => {
    expect(TIME_CONTROLS).toEqual({
      blitz: { seconds: 300, increment: 3 },
      rapid: { seconds: 900, increment: 5 },
      classical: { seconds: 1800, increment: 10 },
    });
  });

  test.each([
    ['mode=blitz', 'blitz'],
    ['mode=rapid', 'rapid'],
    ['mode=classical', 'classical'],
    ['', 'rapid'],
    ['mode=', 'rapid'],
    ['mode=practice', 'rapid'],
    ['mode=toString', 'rapid'],
  ] as const)('the address ?%s means %s', (query, mode) => {
    expect(readUrlState(matchFields, new URLSearchParams(query)).mode).toBe(mode);
  });

  test('the increment is not applied: a move only costs time', () => {
    expect(move(playing, 'e4', 4_000).clocks).toEqual({
      left: { w: 296_000, b: 300_000 },
      running: { color: 'b', since: 4_000 },
    });
  });
});

describe('phases', () => {
  test('a start sets up the board and lets White spend its time first', () => {
    const again = match(line('f3 e5 g4 Dh4'), { ...started, key: 'outra', now: 90_000 });
    expect(again).toMatchObject({
      mode: 'blitz',
      phase: { is: 'playing', key: 'outra' },
      game: { moves: [] },
      clocks: { left: { w: BLITZ_MS, b: BLITZ_MS }, running: { color: 'w', since: 90_000 } },
    });
  });

  test('a match that is being played is not begun anew', () => {
    expect(match(playing, { ...started, key: 'outra' })).toBe(playing);
  });

  test('nothing is played before the start, against the rules or after the end', () => {
    const e4 = { type: 'moved', move: { from: 'e2', to: 'e4' }, now: 1 } satisfies MatchEvent;
    expect(match(waiting('rapid'), e4)).toEqual(waiting('rapid'));
    expect(match(playing, { ...e4, move: { from: 'e2', to: 'e5' } })).toBe(playing);
    const over = match(playing, { type: 'drawAgreed', now: 1 });
    expect(match(over, e4)).toBe(over);
    expect(playable(over)).toEqual([]);
  });

  test('only the side to move has moves', () => {
    expect(new Set(playable(playing).map(({ color }) => color))).toEqual(new Set(['w']));
    expect(new Set(playable(line('e4')).map(({ color }) => color))).toEqual(new Set(['b']));
    expect(match(playing, { type: 'moved', move: { from: 'e7', to: 'e5' }, now: 1 })).toBe(playing);
  });

  test('a pawn that arrives becomes a queen, whatever is asked for', () => {
    const arriving = at('8/P6k/8/8/8/8/8/K7 w - - 0 1');
    expect(
      playable(arriving)
        .filter(({ to }) => to === 'a8')
        .map(({ promotion }) => promotion),
    ).toEqual(['q']);
    expect(
      match(arriving, { type: 'moved', move: { from: 'a7', to: 'a8', promotion: 'n' }, now: 1 }).game.moves.at(-1)?.san,
    ).toBe('a8=Q');
  });
});

describe('the end', () => {
  const resigned: MatchEvent = { type: 'resigned', now: 5_000 };
  test.each([
    ['mate by Black', line('f3 e5 g4 Dh4'), 'Pretas vencem por xeque-mate', '0-1'],
    ['mate by White', line('e4 e5 Bc4 Cc6 Dh5 Cf6 Dxf7'), 'Brancas vencem por xeque-mate', '1-0'],
    ['repetition', line('Cf3 Cf6 Cg1 Cg8 Cf3 Cf6 Cg1 Cg8'), 'Empate', '1/2-1/2'],
    ['stalemate', move(at('7k/8/5QK1/8/8/8/8/8 w - - 0 1'), 'Df7', 1), 'Empate', '1/2-1/2'],
    ['too little material', move(at('7k/8/8/8/8/8/6p1/7K w - - 0 1'), 'Rxg2', 1), 'Empate', '1/2-1/2'],
    ['fifty moves', move(at('7k/8/8/8/8/8/8/KR6 w - - 99 90'), 'Tb2', 1), 'Empate', '1/2-1/2'],
    ['White resigns', match(playing, resigned), 'Pretas vencem por desistência', '0-1'],
    ['Black resigns', match(line('e4'), resigned), 'Brancas vencem por desistência', '1-0'],
    ['a draw by agreement', match(playing, { type: 'drawAgreed', now: 5_000 }), 'Empate acordado', '1/2-1/2'],
    ["White's flag", match(playing, { type: 'ticked', now: BLITZ_MS }), 'Tempo esgotado - Pretas vencem', '0-1'],
    [
      "Black's flag",
      match(line('e4'), { type: 'ticked', now: BLITZ_MS + 1_000 }),
      'Tempo esgotado - Brancas vencem',
      '1-0',
    ],
    [
      'a flag against a bare king',
      match(at('7k/8/8/8/8/8/8/KQ6 w - - 0 1'), { type: 'ticked', now: BLITZ_MS }),
      'Empate',
      '1/2-1/2',
    ],
  ] as const)('%s', (_, state, title, result) => {
    expect(titleOf(state)).toBe(title);
    expect(resultOf(outcomeOf(state)!)).toBe(result);
    expect(state.clocks.running).toBeNull();
  });

  test('a millisecond before the flag the match goes on', () => {
    expect(match(playing, { type: 'ticked', now: BLITZ_MS - 1 })).toBe(playing);
  });

  test.each<MatchEvent>([
    { type: 'moved', move: { from: 'e2', to: 'e4' }, now: BLITZ_MS + 5 },
    { type: 'resigned', now: BLITZ_MS + 5 },
    { type: 'drawAgreed', now: BLITZ_MS + 5 },
  ])('$type after the time is over comes too late', event => {
    const late = match(playing, event);
    expect(late.game.moves).toEqual([]);
    expect(titleOf(late)).toBe('Tempo esgotado - Pretas vencem');
  });
});

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

test('whatever is done in whatever order, a clock never gains and only the side to move moves', () => {
  const event = fc.oneof(
    fc.nat().map(choice => ({ choice })),
    fc.constantFrom<'resigned' | 'drawAgreed' | 'ticked'>('ticked', 'resigned', 'drawAgreed').map(type => ({ type })),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.nat(20_000)), { maxLength: 30 }), steps => {
      let now = 0;
      steps.reduce((state, [what, later]) => {
        now += later;
        const moves = playable(state);
        const chosen = 'choice' in what ? moves[what.choice % moves.length] : undefined;
        const next = match(
          state,
          'type' in what ? { type: what.type, now } : { type: 'moved', move: chosen ?? { from: 'a1', to: 'h8' }, now },
        );
        for (const color of ['w', 'b'] as const)
          expect(timeLeft(next.clocks, color, now)).toBeLessThanOrEqual(timeLeft(state.clocks, color, now));
        if (next.game !== state.game) expect(next.game.moves.at(-1)?.color).toBe(turnOf(state.game));
        return next;
      }, playing);
    }),
  );
});
