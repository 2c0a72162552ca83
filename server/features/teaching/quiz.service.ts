import type { Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { lineInSan } from '../../rules/board-line.ts';
import {
  changeQuestion,
  findAskedQuestions,
  findQuiz,
  insertQuestions,
  removeQuestions,
  upsertQuiz,
} from './content.queries.ts';
import { filledOptions, type QuestionForm, type QuizForm } from './lesson-form.schema.ts';

const toRow = (form: QuestionForm, i: number) => ({
  position: i + 1,
  type: form.type,
  question: form.question,
  options: form.type === 'multiple_choice' ? filledOptions(form.options) : [],
  correctAnswer: form.correctAnswer,
  explanation: form.explanation || null,
  ...boardOf(form),
});

/** The right lines are stored as they are told afterwards, however they were written. */
const boardOf = ({ type, fen = '', lines = [], equal = false }: QuestionForm) => {
  if (type !== 'board') return { fen: null, lines: null, equal: false };
  const read = lines.flatMap(line => lineInSan(fen, line) || []);
  return { fen, lines: read, equal, correctAnswer: read[0] ?? '' };
};

/**
 * Replaces the lesson's quiz. A question sent with its id keeps its answers, unless its type changed. A question that
 * is not sent is no longer asked. Null removes the quiz. @returns whether the lesson lost its quiz. @throws AppError
 * 400 for a question of another lesson.
 */
export const saveQuiz = async (tx: Tx, lessonId: number, quiz: QuizForm | null, now: Date): Promise<boolean> => {
  const stored = await findQuiz(tx, lessonId);
  const asked = new Map(
    (stored ? await findAskedQuestions(tx, stored.id) : []).map(question => [question.id, question]),
  );
  if (!quiz) {
    await removeQuestions(tx, [...asked.keys()], now);
    return asked.size > 0;
  }
  const quizId = await upsertQuiz(tx, lessonId, { title: quiz.title, timeLimitMinutes: quiz.timeLimit });
  const unsent = new Set(asked.keys());
  const replaced: number[] = [];
  const added: ReturnType<typeof toRow>[] = [];
  for (const [i, form] of quiz.questions.entries()) {
    if (form.id !== undefined && !unsent.delete(form.id)) throw new AppError('questionNotInQuiz');
    const known = form.id === undefined ? undefined : asked.get(form.id);
    if (known?.type === form.type) await changeQuestion(tx, known.id, toRow(form, i));
    else {
      added.push(toRow(form, i));
      if (known) replaced.push(known.id);
    }
  }
  await removeQuestions(tx, [...unsent, ...replaced], now);
  await insertQuestions(tx, quizId, added);
  return false;
};

type StoredQuiz = NonNullable<Awaited<ReturnType<typeof findQuiz>>>;
type StoredQuestion = Awaited<ReturnType<typeof findAskedQuestions>>[number];

/** A stored quiz as the form that would make it again. */
export const toQuizForm = (
  { title, timeLimitMinutes }: StoredQuiz,
  questions: readonly StoredQuestion[],
): QuizForm => ({
  title,
  timeLimit: timeLimitMinutes,
  questions: questions.map(({ question, type, options, correctAnswer, explanation, fen, lines, equal }) => ({
    question,
    type,
    options,
    correctAnswer,
    explanation,
    ...(fen !== null && { fen }),
    ...(lines !== null && { lines }),
    ...(type === 'board' && { equal }),
  })),
});
