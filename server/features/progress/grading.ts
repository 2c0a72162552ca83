import { QUIZ_PASS_MARK } from './progress.schema.ts';

export type Gradable = { id: number; type: 'multiple_choice' | 'true_false' | 'essay'; correctAnswer: string };
export type Answer = { questionId: number; answer: string };
export type Graded = { questionId: number; answer: string; correct: boolean | null };

/** An essay waits for its professor: null. A question left without an answer is wrong. */
const judge = ({ id, type, correctAnswer }: Gradable, answer: string | undefined): Graded => {
  if (answer === undefined || answer.trim() === '') return { questionId: id, answer: '', correct: false };
  return { questionId: id, answer, correct: type === 'essay' ? null : answer.trim() === correctAnswer.trim() };
};

/** How many answers of an attempt are right so far and how many wait for their grade. */
export type Tally = { right: number; waiting: number; total: number };
export type Standing = { score: number; passed: boolean; waiting: boolean };

/**
 * Percent of the answers that are right so far, rounded down; whether that is enough; if not, whether the grades that
 * it waits for could make it so.
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
 * Grades an attempt. The score is the percent of all questions that are right so far, rounded down;
 * an essay counts once it is graded, so a quiz may be passed before or only after that.
 */
export const grade = (questions: readonly Gradable[], answers: readonly Answer[]) => {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const graded = questions.map(question => judge(question, given.get(question.id)));
  return { graded, ...scoreOf(graded) };
};
