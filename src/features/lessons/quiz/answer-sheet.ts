/** A quiz as the student fills it in: pure, before the server grades it. */
import type { z } from 'zod';
import type {
  Question as QuestionSchema,
  Quiz as QuizSchema,
} from '../../../../server/features/lessons/lessons.schema.ts';
import { inPortuguese } from '../../../lib/portuguese-moves.ts';
import { type FencedText, fencedText } from '../../../shared/pgn/fenced-text.ts';
import type { QuizAttemptOutput } from '../../../../server/features/progress/progress.schema.ts';

export type Question = z.infer<typeof QuestionSchema>;
export type Quiz = z.infer<typeof QuizSchema>;
export type Graded = QuizAttemptOutput['questions'][number];

export type AnswerSheet = { index: number; answers: Readonly<Record<number, string>> };
export type GivenAnswer = { questionId: number; answer: string };
export type AnswerEvent =
  | { type: 'begin'; answers: readonly GivenAnswer[] }
  | { type: 'answer'; questionId: number; answer: string }
  | { type: 'go'; by: 1 | -1; of: number };

export const blank: AnswerSheet = { index: 0, answers: {} };

export const answerSheet = (sheet: AnswerSheet, event: AnswerEvent): AnswerSheet => {
  if (event.type === 'begin')
    return { index: 0, answers: Object.fromEntries(event.answers.map(given => [given.questionId, given.answer])) };
  return event.type === 'answer'
    ? { ...sheet, answers: { ...sheet.answers, [event.questionId]: event.answer } }
    : { ...sheet, index: Math.min(event.of - 1, Math.max(0, sheet.index + event.by)) };
};

const isAnswer = (answer: string | undefined): answer is string => answer !== undefined && answer.trim() !== '';

export const isAnswered = ({ answers }: AnswerSheet, questionId: number): boolean => isAnswer(answers[questionId]);

/** The answers to send. Unanswered questions count as wrong. */
export const answersToSend = (
  { answers }: Pick<AnswerSheet, 'answers'>,
  questions: readonly Pick<Question, 'id'>[],
): GivenAnswer[] =>
  questions.flatMap(({ id }) => {
    const answer = answers[id];
    return isAnswer(answer) ? [{ questionId: id, answer }] : [];
  });

const truthLabels: Record<string, string> = { true: 'Verdadeiro', false: 'Falso' };

/** An answer in the words, and with the boards, in which it was offered. */
export const answerText = ({ type }: Pick<Question, 'type'>, answer: string): FencedText => {
  if (type === 'multiple_choice') return fencedText(answer);
  const words = type === 'true_false' ? truthLabels[answer] : type === 'board' ? inPortuguese(answer) : undefined;
  return { words: words ?? answer, boards: [] };
};

/** The options of a question; none for an essay or a board. */
export const choicesOf = ({
  type,
  options,
}: Pick<Question, 'type' | 'options'>): { value: string; label: string }[] => {
  if (type === 'essay' || type === 'board') return [];
  if (type === 'true_false') return Object.entries(truthLabels).map(([value, label]) => ({ value, label }));
  return options.map(option => ({ value: option, label: option }));
};

/** Whether there is nothing to try again now: the quiz is passed, or in the professor's hands. */
export const leadsOn = ({ passed, waiting }: Pick<QuizAttemptOutput, 'passed' | 'waiting'>): boolean =>
  passed || waiting;

/**
 * Whole seconds until `deadline`, both in milliseconds. Computed from the clock, so that a sleeping tab stays right.
 */
export const secondsLeft = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / 1000));
