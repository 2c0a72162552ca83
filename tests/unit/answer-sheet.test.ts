import { describe, expect, it } from 'vitest';
import {
  type AnswerEvent,
  answerSheet,
  answersToSend,
  answerText,
  blank,
  choicesOf,
  isAnswered,
  secondsLeft,
} from '../../src/features/lessons/quiz/answer-sheet.ts';
import { HOUR_MS } from '../../server/common/time.schema.ts';

const after = (...events: AnswerEvent[]) => events.reduce(answerSheet, blank);

describe('an answer sheet', () => {
  it('goes from question to question and stays between the first and the last', () => {
    expect(after({ type: 'go', by: -1, of: 2 }).index).toBe(0);
    expect(after({ type: 'go', by: 1, of: 2 }).index).toBe(1);
    expect(after({ type: 'go', by: 1, of: 2 }, { type: 'go', by: 1, of: 2 }).index).toBe(1);
  });
  it('begins at the first question with what was answered before', () => {
    const begun = after({ type: 'go', by: 1, of: 2 }, { type: 'begin', answers: [{ questionId: 8, answer: 'x' }] });
    expect(begun).toEqual({ index: 0, answers: { 8: 'x' } });
  });
  it('keeps the last answer to each question', () => {
    const sheet = after(
      { type: 'answer', questionId: 7, answer: 'a' },
      { type: 'answer', questionId: 8, answer: 'x' },
      { type: 'answer', questionId: 7, answer: 'b' },
    );
    expect(answersToSend(sheet, [{ id: 7 }, { id: 8 }])).toEqual([
      { questionId: 7, answer: 'b' },
      { questionId: 8, answer: 'x' },
    ]);
  });
  it('takes blanks for no answer, and does not send them', () => {
    const sheet = after({ type: 'answer', questionId: 7, answer: '  \n' });
    expect(isAnswered(sheet, 7)).toBe(false);
    expect(isAnswered(sheet, 8)).toBe(false);
    expect(answersToSend(sheet, [{ id: 7 }, { id: 8 }])).toEqual([]);
  });
});

it('true and false are offered and shown in Portuguese', () => {
  const question = { type: 'true_false', options: [] } as const;
  expect(choicesOf({ ...question, options: [] })).toEqual([
    { value: 'true', label: 'Verdadeiro' },
    { value: 'false', label: 'Falso' },
  ]);
  expect(answerText(question, 'false').words).toBe('Falso');
  expect(answerText({ type: 'multiple_choice' }, 'true').words).toBe('true');
});

it('an option that is a board alone is shown as one', () => {
  const option = '```fen\n8/8/8/8/8/8/8/R7 w\n```';
  expect(answerText({ type: 'multiple_choice' }, option)).toEqual({
    words: '',
    boards: [{ kind: 'fen', text: '8/8/8/8/8/8/8/R7 w' }],
  });
});

it('an essay has nothing to choose from', () => {
  expect(choicesOf({ type: 'essay', options: [] })).toEqual([]);
});

it('the time left is counted from the clock, so a tab that slept loses none', () => {
  const deadline = 1_000_000;
  expect(secondsLeft(deadline, deadline - 60_000)).toBe(60);
  expect(secondsLeft(deadline, deadline - 59_999)).toBe(60);
  expect(secondsLeft(deadline, deadline - 1)).toBe(1);
  expect(secondsLeft(deadline, deadline)).toBe(0);
  expect(secondsLeft(deadline, deadline + HOUR_MS)).toBe(0);
});
