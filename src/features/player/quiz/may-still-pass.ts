import { QUIZ_PASS_MARK, type QuizAttemptOutput } from '../../../../server/features/lessons/lessons.schema.ts';

/** Whether the written answers that wait for the professor could lift the score to the pass mark. */
export const mayStillPass = ({ passed, questions }: Pick<QuizAttemptOutput, 'passed' | 'questions'>): boolean => {
  const possible = questions.filter(({ correct }) => correct !== false).length;
  return !passed && questions.some(({ correct }) => correct === null) && 100 * possible >= QUIZ_PASS_MARK * questions.length;
};
