import { lineInUci } from '../../rules/board-line.ts';
import { QUIZ_PASS_MARK } from './quiz-limits.schema.ts';

export type Gradable = {
  id: number;
  type: 'multiple_choice' | 'true_false' | 'essay' | 'board';
  correctAnswer: string;
  /** Of a question on the board: its position and the lines that answer it. */
  fen?: string | null;
  lines?: string[] | null;
};
export type Answer = { questionId: number; answer: string };
export type Graded = { questionId: number; answer: string; correct: boolean | null };

/** Answers to board questions that are none of their lines and as good, as `equalKey` names them. */
export type EqualAnswers = ReadonlySet<string>;
const NONE_EQUAL: EqualAnswers = new Set();
export const equalKey = ({ questionId, answer }: Answer): string => `${questionId} ${answer}`;

/** What is asked on the board: the position, and how many moves of both sides the longest answer has. */
export const boardOf = ({ type, fen, lines }: Pick<Gradable, 'type' | 'fen' | 'lines'>) =>
  type === 'board' && fen
    ? { fen, plies: Math.max(...(lines ?? []).map(line => line.split(' ').length), 0) }
    : undefined;

/** Whether an answer is one of the lines, in whatever notation. */
const isLine = ({ fen, lines }: Gradable, answer: string): boolean => {
  const given = fen ? lineInUci(fen, answer) : undefined;
  return Boolean(given) && (lines ?? []).some(line => lineInUci(fen ?? '', line) === given);
};

/** An essay waits for its grade: null. A missing answer is wrong. */
const judge = (question: Gradable, answer: string | undefined, equal: EqualAnswers): Graded => {
  const { id: questionId, type, correctAnswer } = question;
  if (answer === undefined || answer.trim() === '') return { questionId, answer: '', correct: false };
  if (type === 'essay') return { questionId, answer, correct: null };
  const correct =
    type === 'board'
      ? isLine(question, answer) || equal.has(equalKey({ questionId, answer }))
      : answer.trim() === correctAnswer.trim();
  return { questionId, answer, correct };
};

/** What a right answer is worth; an essay is worth a part of it. */
export const POINTS = 10;

/** The points that an essay needs to count as right: the pass mark of a quiz. */
const RIGHT_POINTS = (QUIZ_PASS_MARK * POINTS) / 100;

export const isRight = (points: number): boolean => points >= RIGHT_POINTS;

/** The points of an attempt so far, and the numbers of its ungraded answers and of all its questions. */
export type Tally = { points: number; waiting: number; total: number };
export type Standing = { score: number; passed: boolean; waiting: boolean };

/**
 * Percent of all points so far, rounded down; whether that passes; and if not, whether the missing grades could
 * still make it pass.
 */
export const standingOf = ({ points, waiting, total }: Tally): Standing => {
  const suffices = (reached: number): boolean => 100 * reached >= QUIZ_PASS_MARK * POINTS * total;
  return {
    score: total === 0 ? 0 : Math.floor((100 * points) / (POINTS * total)),
    passed: suffices(points),
    waiting: !suffices(points) && suffices(points + POINTS * waiting),
  };
};

type Verdict = Pick<Graded, 'correct'> & { /** Of a graded essay. */ points?: number | null };

const pointsOf = ({ correct, points }: Verdict): number => points ?? (correct ? POINTS : 0);

export const scoreOf = (verdicts: readonly Verdict[]): Standing =>
  standingOf({
    points: verdicts.reduce((sum, verdict) => sum + pointsOf(verdict), 0),
    waiting: verdicts.filter(({ correct }) => correct === null).length,
    total: verdicts.length,
  });

/**
 * Grades an attempt. The score is the percent of all questions that are right so far, rounded down. An essay counts
 * once it is graded, so a quiz can pass before or after that.
 */
export const grade = (questions: readonly Gradable[], answers: readonly Answer[], equal = NONE_EQUAL) => {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const graded = questions.map(question => judge(question, given.get(question.id), equal));
  return { graded, ...scoreOf(graded) };
};
