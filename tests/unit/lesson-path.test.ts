import { describe, expect, it } from 'vitest';
import { currentLesson, lessonAfter, onwardFrom, owedLessons } from '../../src/features/lessons/lesson-path.ts';

type Step = Parameters<typeof owedLessons>[0][number];

const step = (id: number, own: Partial<Step> = {}): Step => ({
  id,
  unlocked: true,
  completed: false,
  hasQuiz: false,
  quizPassed: false,
  quizWaiting: false,
  ...own,
});
const done = (id: number, own: Partial<Step> = {}): Step => step(id, { completed: true, ...own });
const locked = (id: number): Step => step(id, { unlocked: false });

describe('the lesson on the screen', () => {
  const lessons = [done(1), step(2), locked(3)];

  it('is the first that is not completed', () => {
    expect(currentLesson(lessons, null)?.id).toBe(2);
  });
  it('is the first when all are completed', () => {
    expect(currentLesson([done(1), done(2)], null)?.id).toBe(1);
  });
  it('is the one asked for, if it is open', () => {
    expect(currentLesson(lessons, 1)?.id).toBe(1);
    expect(currentLesson(lessons, 3)?.id).toBe(2);
    expect(currentLesson(lessons, 99)?.id).toBe(2);
  });
  it('is none in a course without lessons', () => {
    expect(currentLesson([], null)).toBeUndefined();
  });
});

describe('the way on', () => {
  const no = { justCompleted: false, certificateCode: null };

  it('leads to the next lesson', () => {
    expect(onwardFrom([step(1), locked(2)], 1, no)).toEqual({ to: 'lesson', lessonId: 2 });
    expect(lessonAfter([step(1), locked(2)], 2)).toBeUndefined();
  });
  it('leads to the certificate behind the last lesson', () => {
    expect(onwardFrom([done(1), done(2)], 2, { justCompleted: true, certificateCode: 'ABC' })).toEqual({
      to: 'certificate',
      code: 'ABC',
    });
    expect(onwardFrom([done(1), done(2)], 2, { justCompleted: false, certificateCode: 'ABC' })).toEqual({
      to: 'certificate',
      code: 'ABC',
    });
  });
  it('leads to the certificate from any lesson whose quiz was the last thing owed', () => {
    expect(
      onwardFrom([done(1, { hasQuiz: true }), done(2)], 1, { justCompleted: true, certificateCode: 'ABC' }),
    ).toEqual({ to: 'certificate', code: 'ABC' });
  });
  it('leads back to a quiz that was skipped', () => {
    expect(onwardFrom([done(1, { hasQuiz: true }), step(2)], 2, no)).toEqual({ to: 'owed', lessonId: 1 });
  });
  it('ends where a course without certificates ends', () => {
    expect(onwardFrom([done(1), step(2)], 2, { justCompleted: true, certificateCode: null })).toEqual({ to: 'end' });
  });
});

it('a lesson is owed until it is completed and its quiz passed, or in the hands of the professor', () => {
  expect(
    owedLessons([
      done(1),
      step(2),
      done(3, { hasQuiz: true }),
      done(4, { hasQuiz: true, quizPassed: true }),
      done(5, { hasQuiz: true, quizWaiting: true }),
    ]).map(({ id }) => id),
  ).toEqual([2, 3]);
});
