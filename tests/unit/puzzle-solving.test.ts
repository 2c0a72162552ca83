import { describe, expect, test } from 'vitest';
import type { AttemptOutput } from '../../server/features/puzzles/puzzles.schema.ts';
import type { Square } from '../../src/board/squares.ts';
import { positionBefore } from '../../src/features/chess/puzzles/solve/position-before.ts';
import { feedbackOf } from '../../src/features/chess/puzzles/solve/feedback-text.ts';
import {
  movesOf,
  opened,
  shownGame,
  solverMoves,
  solverOf,
  solving,
  type Solving,
  type SolvingEvent,
} from '../../src/features/chess/puzzles/solve/solving.ts';

/** Two rooks drive the king to the edge: 1... Rb2+ 2. Ke1 Ra1#. */
const LADDER = { fen: '6k1/8/8/8/1r6/r7/4K3/8 b - - 0 41', lastMove: 'f2e2', tried: false, solutionRead: false };
const ladder = (own: Partial<typeof LADDER> = {}) => opened({ ...LADDER, ...own });

const verdict = (own: Partial<Omit<AttemptOutput, 'line'>>): SolvingEvent => ({
  type: 'judged',
  verdict: {
    status: 'wrong',
    reply: null,
    rewards: { experience: 0, coins: 0 },
    ratingChange: 0,
    atFirstTry: false,
    continuation: [],
    gameUrl: null,
    stats: null,
    ...own,
  },
});
const goesOn = verdict({ status: 'continue', reply: { san: 'Ke1', from: 'e2', to: 'e1', promotion: null } });
const solved = verdict({ status: 'solved', rewards: { experience: 15, coins: 2 }, ratingChange: 12, atFirstTry: true });
const paused = { type: 'paused' } as const;
const moved = (uci: string): SolvingEvent => ({
  type: 'moved',
  move: { from: uci.slice(0, 2) as Square, to: uci.slice(2, 4) as Square },
});
const after = (start: Solving, ...events: SolvingEvent[]): Solving => events.reduce(solving, start);
const sans = (state: Solving): string[] => shownGame(state).moves.map(({ san }) => san);

describe('a puzzle that is opened', () => {
  test("shows the opponent's move before anything can be played", () => {
    expect(ladder().phase).toEqual({ is: 'opening' });
    expect(movesOf(ladder())).toEqual([]);
    expect(after(ladder(), moved('b4b2'))).toEqual(ladder());
    expect(after(ladder(), paused).phase).toEqual({ is: 'thinking', after: 'start' });
  });

  test('can be played at once where nothing led to it, or less motion is asked for', () => {
    expect(opened({ ...LADDER, lastMove: null }).phase.is).toBe('thinking');
    expect(opened(LADDER, true).phase.is).toBe('thinking');
  });

  test('is solved by the side to move', () => {
    expect(solverOf(ladder())).toBe('b');
    expect(feedbackOf(ladder()).title).toBe('Você joga com as pretas');
  });
});

describe('a move', () => {
  const begun = after(ladder(), paused);

  test('stands on the board while it is judged, and nothing else can be played', () => {
    const judging = after(begun, moved('b4b2'));
    expect(sans(judging)).toEqual(['Rb2+']);
    expect(solverMoves(judging)).toEqual(['b4b2']);
    expect(movesOf(judging)).toEqual([]);
    expect(after(judging, moved('a3a2'))).toEqual(judging);
  });

  test('that the rules do not allow changes nothing', () => {
    expect(after(begun, moved('b4c5'))).toBe(begun);
  });

  test('that is right is answered after a pause', () => {
    const replying = after(begun, moved('b4b2'), goesOn);
    expect(sans(replying)).toEqual(['Rb2+']);
    const next = after(replying, paused);
    expect(sans(next)).toEqual(['Rb2+', 'Ke1']);
    expect(feedbackOf(next).text).toBe('O adversário respondeu Re1. Sua vez.');
    expect(solverMoves(after(next, moved('a3a1')))).toEqual(['b4b2', 'a3a1']);
  });

  test('that is wrong goes back after a pause, and what was right before stays', () => {
    const wrong = after(begun, moved('b4b2'), goesOn, paused, moved('a3a2'), verdict({ ratingChange: -9 }));
    expect(sans(wrong)).toEqual(['Rb2+', 'Ke1', 'Raa2']);
    const back = after(wrong, paused);
    expect(sans(back)).toEqual(['Rb2+', 'Ke1']);
    expect(back).toMatchObject({
      mistakes: 1,
      settled: true,
      ratingChange: -9,
      phase: { is: 'thinking', after: 'mistake' },
    });
  });

  test('each mistake is answered in other words, the last of which stay', () => {
    const told = new Set<string>();
    let state = begun;
    for (let i = 0; i < 9; i += 1) {
      state = after(state, moved('b4b3'), verdict({}));
      told.add(feedbackOf(state).title + feedbackOf(state).text);
      state = after(state, paused);
    }
    expect(told.size).toBe(6);
    expect(feedbackOf(after(begun, moved('b4b3'), verdict({})))).toEqual({
      tone: 'wrong',
      title: 'Esse não é o lance.',
      text: 'Olhe de novo: o que o adversário ameaça?',
    });
  });

  test('that cannot be sent waits on the board: it is sent again or taken back', () => {
    const unsent = after(begun, moved('b4b2'), { type: 'failed', error: 'Sem conexão' });
    expect(sans(unsent)).toEqual(['Rb2+']);
    expect(feedbackOf(unsent).text).toBe('Sem conexão');
    expect(after(unsent, { type: 'sentAgain' }).phase.is).toBe('judging');
    expect(sans(after(unsent, { type: 'takenBack' }))).toEqual([]);
  });

  test('a judgement that nobody waits for is not heard', () => {
    expect(after(begun, solved)).toBe(begun);
  });
});

describe('the end', () => {
  const end = after(ladder(), paused, moved('b4b2'), goesOn, paused, moved('a3a1'), solved);

  test('keeps the whole line, what was paid and what the rating did', () => {
    expect(sans(end)).toEqual(['Rb2+', 'Ke1', 'Ra1#']);
    expect(end).toMatchObject({ ratingChange: 12, phase: { is: 'solved', rewards: { experience: 15, coins: 2 } } });
    expect(feedbackOf(end).text).toBe('De primeira, sem ajuda. Muito bem!');
  });

  test('says that it was at the first try only where the server says so', () => {
    const again = after(ladder({ tried: true }), paused, moved('b4b2'), goesOn, paused, moved('a3a1'));
    expect(feedbackOf(after(again, verdict({ status: 'solved' }))).text).toBe('Você encontrou o caminho.');
  });

  test('plays what shows the gain by itself, a move at a time, and stops where it cannot go on', () => {
    const fen = '4k2r/8/8/3N4/8/8/8/4K3 w - - 0 1';
    const found = after(opened({ ...LADDER, fen, lastMove: null }), moved('d5f6'), {
      ...verdict({ status: 'solved', atFirstTry: true, continuation: ['Ke7', 'Ng4', 'Qd8'] }),
    });
    expect(sans(found)).toEqual(['Nf6+']);
    expect(sans(after(found, paused))).toEqual(['Nf6+', 'Ke7']);
    const shown = after(found, paused, paused, paused);
    expect(sans(shown)).toEqual(['Nf6+', 'Ke7', 'Ng4']);
    expect(shown.phase).toMatchObject({ is: 'solved', ahead: [] });
    expect(feedbackOf(shown).text).toBe('De primeira, sem ajuda. Muito bem! Veja no tabuleiro o que se ganha.');
  });

  test('can be begun again, without a rating to win', () => {
    const again = after(end, { type: 'restarted' });
    expect(again).toMatchObject({
      mistakes: 0,
      ratingChange: 0,
      settled: true,
      phase: { is: 'thinking', after: 'start' },
    });
    expect(sans(again)).toEqual([]);
  });
});

describe('help', () => {
  const begun = after(ladder(), paused);

  test('a hint names the piece until a move is made, and settles the rating', () => {
    const hinted = after(begun, { type: 'hinted', from: 'b4' });
    expect(hinted).toMatchObject({ hint: 'b4', helped: true, settled: true });
    expect(feedbackOf(hinted).title).toBe('Dica: quem joga é a peça em b4 (torre preta).');
    expect(after(hinted, moved('b4b2')).hint).toBeNull();
    const found = after(hinted, moved('b4b2'), verdict({ status: 'solved' }));
    expect(feedbackOf(found).text).toBe('Com uma dica, você encontrou o caminho.');
  });

  test('the solution is a line to walk through, after which one may try again', () => {
    const shown = after(begun, { type: 'revealed', line: ['Rb2+', 'Ke1', 'Ra1#'] });
    expect(sans(shown)).toEqual(['Rb2+', 'Ke1', 'Ra1#']);
    expect(movesOf(shown)).toEqual([]);
    const again = after(shown, { type: 'restarted' });
    expect(sans(again)).toEqual([]);
    const found = after(again, moved('b4b2'), goesOn, paused, moved('a3a1'), verdict({ status: 'solved' }));
    expect(feedbackOf(found).text).toBe('Agora você conhece o caminho.');
  });
});

describe('before the last move', () => {
  test.each([
    ['a piece stands where it came from', LADDER.fen, 'f2e2', '6k1/8/8/8/1r6/r7/5K2/8 w - - 0 1'],
    [
      'a castled king has its rook in the corner',
      'r4rk1/8/8/8/8/8/8/4K3 w - - 0 1',
      'e8g8',
      'r3k2r/8/8/8/8/8/8/4K3 b - - 0 1',
    ],
    ['a promoted piece was a pawn', '3Q4/8/8/8/8/8/8/k1K5 b - - 0 1', 'd7d8q', '8/3P4/8/8/8/8/8/k1K5 w - - 0 1'],
  ])('%s', (_, fen, uci, expected) => {
    expect(positionBefore(fen, uci)).toBe(expected);
  });
});
