import { describe, expect, test } from 'vitest';
import { stateOf, wholeState, type Fact } from '../../server/features/assignments/cell-state.ts';
import { difficultiesOf } from '../../server/features/assignments/difficulties.ts';
import { gradeOf, meanOf } from '../../server/features/assignments/mean.ts';
import { numbered } from '../../server/features/assignments/numbered.ts';
import type { NamedTry } from '../../server/features/assignments/tries.service.ts';
import { lastStep, walkAnswer, walkPuzzle } from '../../server/features/assignments/walk.ts';

const at = (time: string) => new Date(`2026-05-04T${time}:00Z`);
const NOW = at('12:00');
const TIMES = { opensAt: at('09:00'), dueAt: at('11:00'), closedAt: null };
const fact = (some: Partial<Fact>): Fact => ({ doneAt: null, unsolved: [], ...some });
/** Wrong tries at one position, at these times. */
const tried = (...times: string[]): Fact => {
  const tries = times.toReversed().map(time => ({ at: at(time), isWrong: true }));
  return fact({ unsolved: [{ tries, since: at(times[0] ?? '12:00') }] });
};

test('items of one title say which they are, and others keep their titles', () => {
  const titles = ['Mate em 1', 'Garfo', 'Mate em 1'];
  expect(numbered(titles.map(title => ({ title }))).map(({ title }) => title)).toEqual([
    '1. Mate em 1',
    'Garfo',
    '3. Mate em 1',
  ]);
});

describe('the state of an item', () => {
  test('is not begun while nothing was done of it, and begun after that', () => {
    expect(stateOf(undefined, TIMES, NOW)).toBe('not_begun');
    expect(stateOf(fact({}), TIMES, NOW)).toBe('begun');
  });

  test('is done until the due date, at it too, and done late after it', () => {
    expect(stateOf(fact({ doneAt: at('11:00') }), TIMES, NOW)).toBe('done');
    expect(stateOf(fact({ doneAt: at('11:01') }), TIMES, NOW)).toBe('done_late');
  });

  test('stays what it was when the assignment was closed', () => {
    const closed = { ...TIMES, closedAt: at('11:30') };
    expect(stateOf(fact({ doneAt: at('11:20') }), closed, NOW)).toBe('done_late');
    expect(stateOf(fact({ doneAt: at('11:31') }), closed, NOW)).toBe('begun');
  });

  test('is that help is needed after three wrong tries, and after ten minutes without a right one', () => {
    expect(stateOf(tried('11:51', '11:52'), TIMES, NOW)).toBe('begun');
    expect(stateOf(tried('11:51', '11:52', '11:59'), TIMES, NOW)).toBe('needs_help');
    expect(stateOf(tried('11:50'), TIMES, NOW)).toBe('needs_help');
    expect(stateOf({ ...tried('09:01', '09:02', '09:03'), doneAt: at('10:00') }, TIMES, NOW)).toBe('done');
    const failed = fact({ unsolved: [{ ...tried('11:00', '11:01').unsolved[0]!, since: null }] });
    expect(stateOf(failed, TIMES, NOW)).toBe('begun');
  });

  test('is not that help is needed for what was tried before it opened: only tries since then count', () => {
    expect(stateOf(tried('08:00', '08:01', '08:02', '08:05'), TIMES, NOW)).toBe('begun');
    expect(stateOf(tried('08:00', '08:01', '08:02', '11:59'), TIMES, NOW)).toBe('begun');
    expect(stateOf(tried('08:02', '11:50', '11:59'), TIMES, NOW)).toBe('needs_help');
    expect(stateOf(tried('08:02', '11:57', '11:58', '11:59'), TIMES, NOW)).toBe('needs_help');
  });

  test('of the whole is the neediest one, or how far all are', () => {
    expect(wholeState(['done', 'needs_help', 'not_begun'])).toBe('needs_help');
    expect(wholeState(['done', 'not_begun'])).toBe('begun');
    expect(wholeState(['done', 'done_late'])).toBe('done_late');
    expect(wholeState(['done', 'done'])).toBe('done');
    expect(wholeState([])).toBe('not_begun');
  });
});

describe('a grade', () => {
  const work = { points: 10, states: ['done', 'done_late', 'begun'] as const, byHand: null, excused: false };

  test('is the share of what is done, and counts once it is due', () => {
    expect(gradeOf({ ...work, isDue: false })).toEqual({ points: 6.7, percent: 66.7, counts: false });
    expect(gradeOf({ ...work, isDue: true })).toEqual({ points: 6.7, percent: 66.7, counts: true });
  });

  test('counts before that when all is done, or when it was given by hand', () => {
    expect(gradeOf({ ...work, states: ['done'], isDue: false })).toEqual({ points: 10, percent: 100, counts: true });
    expect(gradeOf({ ...work, byHand: 4, isDue: false })).toEqual({ points: 4, percent: 40, counts: true });
  });

  test('is none while nothing is done and there is time: a zero beside a mean of 100 would be no grade', () => {
    const nothing = { ...work, states: ['not_begun', 'begun'] as const };
    expect(gradeOf({ ...nothing, isDue: false })).toEqual({ points: null, percent: null, counts: false });
    expect(gradeOf({ ...nothing, isDue: true })).toEqual({ points: 0, percent: 0, counts: true });
  });

  test('is none for who is excused, and where there is nothing to earn', () => {
    const none = { points: null, percent: null, counts: false };
    expect(gradeOf({ ...work, excused: true, isDue: true })).toEqual(none);
    expect(gradeOf({ ...work, points: 0, isDue: true })).toEqual(none);
  });

  test('enters the mean by its weight', () => {
    const cell = (percent: number | null, weight: number, counts = true) => ({ percent, weight, counts });
    expect(meanOf([cell(100, 1), cell(50, 3)])).toBe(62.5);
    expect(meanOf([cell(100, 1), cell(0, 9, false), cell(null, 1), cell(40, 0)])).toBe(100);
    expect(meanOf([cell(100, 0)])).toBeNull();
  });
});

describe('what was tried', () => {
  const BACK_RANK = '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1';

  test('is told in the position in which it was', () => {
    expect(lastStep(BACK_RANK, ['e1e8'])).toEqual({ fen: BACK_RANK, san: 'Re8#', uci: 'e1e8' });
    expect(lastStep(BACK_RANK, ['e1e9'])).toBeUndefined();
    const steps = walkPuzzle(BACK_RANK, ['e1e7', 'g8f8', 'e7a7'], ['e1e7', 'e7b7']);
    expect(steps.map(({ san }) => san)).toEqual(['Re7', 'Rb7']);
    expect(steps[1]?.fen).toContain('5k2/');
  });

  test('in answer to a question on the board is told up to the move that leaves what is right', () => {
    const lines = ['Ra7 Kg8 Rb8#', 'Rb7 Kg8 Ra8#'];
    const told = (answer: string, isRight = false) =>
      walkAnswer('7k/8/8/8/8/8/R7/1R2K3 w - - 0 1', answer, { lines, isRight }).map(({ san, right }) => [san, right]);
    expect(told('Tb7 Rg8 Ta8', true)).toEqual([
      ['Rb7', true],
      ['Kg8', true],
      ['Ra8#', true],
    ]);
    expect(told('Ta7 Rg8 Th7')).toEqual([
      ['Ra7', true],
      ['Kg8', true],
      ['Rh7', false],
    ]);
    expect(told('Tb6 Rg8 Ta8')).toEqual([['Rb6', false]]);
    expect(told('Ta7')).toEqual([['Ra7', false]]);
    expect(told('não sei')).toEqual([]);
  });

  test('wrong most often comes first, with the wrong answers by how often', () => {
    const items = ['Garfo', 'Mate'].map(title => ({
      title,
      courseId: null,
      lessonId: null,
      chapterId: null,
      puzzleId: null,
    }));
    const tried = (item: number, userId: number, text: string, right = false): NamedTry => ({
      item,
      userId,
      text,
      right,
      fen: `posição ${item}`,
      question: null,
      uci: null,
      hint: false,
      at: '',
    });
    const tries = [
      tried(0, 1, 'Nc7', true),
      tried(0, 1, 'Ne7'),
      tried(1, 1, 'Ra1'),
      tried(1, 2, 'Rb1'),
      tried(1, 2, 'Rb1'),
    ];
    expect(difficultiesOf(items, tries)).toMatchObject([
      {
        title: 'Mate',
        wrong: 3,
        students: 2,
        answers: [
          { text: 'Rb1', count: 2 },
          { text: 'Ra1', count: 1 },
        ],
      },
      { title: 'Garfo', wrong: 1, students: 1, answers: [{ text: 'Ne7', count: 1 }] },
    ]);
  });
});
