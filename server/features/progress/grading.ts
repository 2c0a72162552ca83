import { QUIZ_PASS_MARK } from '../lessons/lessons.schema.ts';

export type Gradable = { id: number; type: 'multiple_choice' | 'true_false' | 'essay'; correctAnswer: string };
export type Answer = { questionId: number; answer: string };
export type Graded = { questionId: number; answer: string; correct: boolean | null };

/** An essay waits for its professor: null. A question left without an answer is wrong. */
const judge = ({ id, type, correctAnswer }: Gradable, answer: string | undefined): Graded => {
  if (answer === undefined || answer.trim() === '') return { questionId: id, answer: '', correct: false };
  return { questionId: id, answer, correct: type === 'essay' ? null : answer.trim() === correctAnswer.trim() };
};

/** Percent of the answers that are right so far, rounded down, and whether that is enough. */
export const scoreOf = (verdicts: readonly Pick<Graded, 'correct'>[]): { score: number; passed: boolean } => {
  const right = verdicts.filter(({ correct }) => correct).length;
  return { score: verdicts.length === 0 ? 0 : Math.floor((100 * right) / verdicts.length), passed: 100 * right >= QUIZ_PASS_MARK * verdicts.length };
};

/**
 * Grades an attempt. The score is the percent of all questions that are right so far, rounded down;
 * an essay counts once it is graded, so a quiz may be passed before or only after that.
 */
export const grade = (questions: readonly Gradable[], answers: readonly Answer[]) => {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const graded = questions.map(question => judge(question, given.get(question.id)));
  return { graded, ...scoreOf(graded) };
};
