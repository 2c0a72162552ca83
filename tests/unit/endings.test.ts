import { describe, expect, test } from 'vitest';
import { engineQuestion } from '../../server/rules/engine-question.ts';
import type { Evaluation } from '../../server/rules/winning-chances.ts';
import { EndingId, EndingStep } from '../../server/features/endings/endings.schema.ts';
import { outcomeAfter, ruledOutcome } from '../../server/features/endings/judge.ts';
import { STANDARD_ENDINGS, type StandardEnding } from '../../server/features/endings/standard-endings.ts';

const ending = (id: EndingId): StandardEnding => STANDARD_ENDINGS.find(own => own.id === id)!;
/** The position after a move of the student's is this one; what came before does not matter here. */
const after = (id: EndingId, fen: string, evaluation: Evaluation, before = [ending(id).fen]) =>
  outcomeAfter(ending(id), [...before, fen], evaluation);

test('there are 24 positions to play from, each once, in the order of the steps', () => {
  expect(STANDARD_ENDINGS.map(({ id }) => id)).toEqual(EndingId.options);
  expect(STANDARD_ENDINGS).toHaveLength(24);
  expect(new Set(STANDARD_ENDINGS.map(({ fen }) => fen)).size).toBe(24);
  for (const { fen } of STANDARD_ENDINGS) expect(engineQuestion(fen)).toBe(fen);
  const steps = STANDARD_ENDINGS.map(({ step }) => EndingStep.options.indexOf(step));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

describe('to give mate', () => {
  test('only mate will do', () => {
    expect(after('torre', '3k4/8/8/8/8/8/8/R3K3 b - - 0 1', { mate: 9 })).toEqual({ status: 'playing', reason: null });
    expect(after('torre', 'R2k4/8/3K4/8/8/8/8/8 b - - 0 1', { won: 'white' })).toEqual({
      status: 'success',
      reason: 'checkmate',
    });
  });

  test.each([
    ['a stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'stalemate'],
    ['the fiftieth move', '3k4/8/8/8/8/8/8/Q3K3 b - - 100 60', 'fifty_moves'],
  ])('%s is a failure', (_name, fen, reason) => {
    expect(after('dama', fen, { cp: 0 })).toEqual({ status: 'failure', reason });
  });

  test('a piece that is lost by the answer is a failure', () => {
    expect(ruledOutcome(ending('torre'), 'white', ['8/8/8/8/8/8/8/k3K3 w - - 0 9'])).toEqual({
      status: 'failure',
      reason: 'insufficient_material',
    });
  });
});

describe('to win', () => {
  const QUEEN = '3Q4/8/4K2k/8/8/8/8/8 b - - 0 1';

  test('a new queen that stays wins, one that is taken does not', () => {
    expect(after('rei-na-frente', QUEEN, { mate: 7 })).toEqual({ status: 'success', reason: 'won' });
    expect(after('rei-na-frente', QUEEN, { cp: 0 })).toEqual({ status: 'failure', reason: 'escaped' });
  });

  test('the queen that was there from the start wins nothing before the pawn is gone', () => {
    expect(after('dama-contra-peao', '6K1/8/8/4Q3/8/8/3pk3/8 b - - 0 1', { cp: 900 }).status).toBe('playing');
    expect(after('dama-contra-peao', '6K1/8/8/8/8/8/3Q4/5k2 b - - 0 1', { cp: 900 }).reason).toBe('won');
  });

  test('a position that the other side holds is a failure', () => {
    expect(after('lance-de-reserva', '8/8/4k3/8/4P3/4K3/8/8 b - - 0 1', { cp: 12 }).reason).toBe('escaped');
  });
});

describe('to hold', () => {
  const HELD = 'R7/6k1/P4r2/8/1K6/8/8/8 w - - 0 1';
  const vancura = ending('vancura');

  test('fifteen own moves are enough, unless the position is lost', () => {
    const before = Array.from({ length: 29 }, (_, i) => (i === 0 ? vancura.fen : `position ${i}`));
    expect(after('vancura', HELD, { cp: 60 }, before)).toEqual({ status: 'success', reason: 'held' });
    expect(after('vancura', HELD, { cp: 60 }, [vancura.fen, ...before.slice(3)]).status).toBe('playing');
    expect(after('vancura', HELD, { cp: 400 }, before)).toEqual({ status: 'failure', reason: 'lost' });
  });

  test('a draw by the rules is a success', () => {
    expect(ruledOutcome(ending('reti'), 'white', ['7k/5K2/8/8/8/8/8/8 w - - 0 1'])).toEqual({
      status: 'success',
      reason: 'insufficient_material',
    });
    expect(ruledOutcome(vancura, 'black', [HELD, vancura.fen, HELD, vancura.fen, HELD])).toEqual({
      status: 'success',
      reason: 'repetition',
    });
  });
});
