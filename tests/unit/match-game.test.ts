import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeLeft } from '../../src/board/clocks.ts';
import { newGame, turnOf } from '../../src/board/game.ts';
import { resultOf } from '../../src/board/outcome.ts';
import { match, type Match, type MatchEvent, playable, waiting } from '../../src/features/games/match/match-game.ts';
import { matchFields, TIME_CONTROLS } from '../../src/features/games/modes/modes.ts';
import { readUrlState } from '../../src/lib/url-state.ts';
import { outcomeText } from '../../src/features/games/match/match-labels.ts';
import { BLITZ_MS, line, move, playing, started } from './match-line.ts';

const at = (start: string): Match => ({ ...playing, game: newGame(start) });
const outcomeOf = ({ phase }: Match) => (phase.is === 'finished' ? phase.outcome : undefined);
const titleOf = (state: Match): string | undefined => {
  const outcome = outcomeOf(state);
  return outcome && outcomeText(outcome).title;
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
