import { QUIZ_PASS_MARK } from './progress.schema.ts';

export type Gradable = { id: number; type: 'multiple_choice' | 'true_false' | 'essay'; correctAnswer: string };
export type Answer = { questionId: number; answer: string };
export type Graded = { questionId: number; answer: string; correct: boolean | null };

/** An essay waits for its grade: null. A missing answer is wrong. */
const judge = ({ id, type, correctAnswer }: Gradable, answer: string | undefined): Graded => {
  if (answer === undefined || answer.trim() === '') return { questionId: id, answer: '', correct: false };
  return { questionId: id, answer, correct: type === 'essay' ? null : answer.trim() === correctAnswer.trim() };
};

/** The numbers of right and ungraded answers of an attempt, and of all its questions. */
export type Tally = { right: number; waiting: number; total: number };
export type Standing = { score: number; passed: boolean; waiting: boolean };

/**
 * Percent of right answers so far, rounded down; whether that passes; and if not, whether the missing grades could
 * still make it pass.
 */
export const standingOf = ({ right, waiting, total }: Tally): Standing => {
  const suffices = (count: number): boolean => 100 * count >= QUIZ_PASS_MARK * total;
  return {
    score: total === 0 ? 0 : Math.floor((100 * right) / total),
    passed: suffices(right),
    waiting: !suffices(right) && suffices(right + waiting),
  };
};

export const scoreOf = (verdicts: readonly Pick<Graded, 'correct'>[]): Standing =>
  standingOf({
    right: verdicts.filter(({ correct }) => correct).length,
    waiting: verdicts.filter(({ correct }) => correct === null).length,
    total: verdicts.length,
  });

/**
 * Grades an attempt. The score is the percent of all questions that are right so far, rounded down. An essay counts
 * once it is graded, so a quiz can pass before or after that.
 */
export const grade = (questions: readonly Gradable[], answers: readonly Answer[]) => {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const graded = questions.map(question => judge(question, given.get(question.id)));
  return { graded, ...scoreOf(graded) };
};
