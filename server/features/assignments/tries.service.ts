import type { Read } from '../../../db/client.ts';
import { onceEach } from '../../common/once-each.ts';
import { treeFromPgn } from '../../rules/game-tree.ts';
import type { Item, Try } from './assignments.schema.ts';
import { findEnrollments, findQuizzes } from './facts.queries.ts';
import {
  findBoards,
  findChapterTries,
  findPuzzles,
  findPuzzleTries,
  findQuizAnswers,
  type ChapterTry,
  type PuzzleLine,
  type PuzzleTry,
  type QuizTry,
} from './tries.queries.ts';
import { type JudgedStep, lastStep, walkAnswer, walkPuzzle, type Step } from './walk.ts';

/** A try at an item, and who made it; `question` is set for a quiz, and `fen` too where it is one on the board. */
export type NamedTry = Try & { userId: number; item: number; question: string | null };

const TRUE_OR_FALSE: Record<string, string> = { true: 'Verdadeiro', false: 'Falso' };
const textOf = ({ type, answer }: QuizTry): string => {
  if (answer === '') return 'sem resposta';
  return type === 'true_false' ? (TRUE_OR_FALSE[answer] ?? answer) : answer;
};

type LastStep = (line: string) => Step | undefined;
/** What a line of a chapter ends with; a class tries the same few. */
const lastStepsFrom = (start: string): LastStep => onceEach(line => lastStep(start, line.split(' ').filter(Boolean)));

const ofChapter = (lastStepOf: LastStep | undefined, one: ChapterTry): Omit<NamedTry, 'item'> | undefined => {
  const { userId, isRight: right, at } = one;
  const common = { userId, question: null, right, at: at.toISOString() };
  if (one.move === null) return { ...common, fen: null, text: '', uci: null, hint: true };
  const step = lastStepOf?.(`${one.path} ${one.move}`);
  return step && { ...common, fen: step.fen, text: step.san, uci: step.uci, hint: false };
};

type StepsOf = (own: string) => Step[];
const stepsIn = ({ fen, moves }: PuzzleLine): StepsOf => onceEach(own => walkPuzzle(fen, moves, own.split(' ')));

const ofPuzzle = (stepsOf: StepsOf, one: PuzzleTry): Omit<NamedTry, 'item'>[] => {
  const steps = stepsOf(one.moves.join(' '));
  return steps.map((step, i) => ({
    userId: one.userId,
    question: null,
    fen: step.fen,
    text: step.san,
    uci: step.uci,
    right: one.isRight || i < steps.length - 1,
    hint: false,
    at: one.at.toISOString(),
  }));
};

/** The moves of an answer on the board; a class answers the same few. */
const judgedSteps = (fen: string, lines: readonly string[]) => {
  const [right, wrong] = [true, false].map(isRight =>
    onceEach((answer: string) => walkAnswer(fen, answer, { lines, isRight })),
  );
  return (answer: string, isRight: boolean): JudgedStep[] => (isRight ? right : wrong)?.(answer) ?? [];
};

const ofQuiz = (stepsOf: ReturnType<typeof judgedSteps> | undefined, one: QuizTry): Omit<NamedTry, 'item'>[] => {
  const isRight = one.isRight ?? true;
  const common = { userId: one.userId, question: one.question, hint: false, at: one.at.toISOString() };
  const steps = stepsOf?.(one.answer, isRight) ?? [];
  if (steps.length === 0) return [{ ...common, fen: one.fen, text: textOf(one), uci: null, right: isRight }];
  return steps.map(({ san, ...step }) => ({ ...common, ...step, text: san }));
};

const indexesOf = (items: readonly Item[], field: 'lessonId' | 'chapterId' | 'puzzleId'): Map<number, number> =>
  new Map(items.flatMap((item, index) => (item[field] === null ? [] : [[item[field], index] as const])));

/** All that these students tried at these items, the oldest first. */
export const loadTries = async (
  read: Read,
  items: readonly Item[],
  userIds: readonly number[],
): Promise<NamedTry[]> => {
  const [ofChapters, ofPuzzles] = [indexesOf(items, 'chapterId'), indexesOf(items, 'puzzleId')];
  const ofLessons = ofChapters.size > 0 ? new Map<number, number>() : indexesOf(items, 'lessonId');
  const courseIds = [...new Set(items.flatMap(({ courseId }) => courseId ?? []))];
  const enrollmentIds = (await findEnrollments(read, userIds, courseIds)).map(({ id }) => id);
  const quizzes = ofLessons.size === 0 ? [] : await findQuizzes(read, [...ofLessons.keys()]);
  const [boards, chapterTries, puzzles, puzzleTries, answers] = await Promise.all([
    findBoards(read, [...ofChapters.keys()]),
    findChapterTries(read, enrollmentIds, [...ofChapters.keys()]),
    findPuzzles(read, [...ofPuzzles.keys()]),
    findPuzzleTries(read, userIds, [...ofPuzzles.keys()]),
    findQuizAnswers(
      read,
      enrollmentIds,
      quizzes.map(({ id }) => id),
    ),
  ]);
  const lastStepOf = new Map(boards.map(({ id, pgn }) => [id, lastStepsFrom(treeFromPgn(pgn).start)]));
  const stepsOf = new Map(puzzles.map(puzzle => [puzzle.id, stepsIn(puzzle)]));
  const answersOn = new Map(
    [...Map.groupBy(answers, ({ questionId }) => questionId)].flatMap(([id, [asked]]) =>
      asked?.fen ? [[id, judgedSteps(asked.fen, asked.lines ?? [])] as const] : [],
    ),
  );
  const lessonOf = new Map(quizzes.map(({ id, lessonId }) => [id, lessonId]));
  return [
    ...chapterTries.toReversed().flatMap(one => {
      const tried = ofChapter(lastStepOf.get(one.chapterId), one);
      return tried ? [{ ...tried, item: ofChapters.get(one.chapterId) ?? 0 }] : [];
    }),
    ...puzzleTries.toReversed().flatMap(one => {
      const steps = stepsOf.get(one.puzzleId);
      return (steps ? ofPuzzle(steps, one) : []).map(tried => ({ ...tried, item: ofPuzzles.get(one.puzzleId) ?? 0 }));
    }),
    ...answers.toReversed().flatMap(one => {
      const item = ofLessons.get(lessonOf.get(one.quizId) ?? 0) ?? 0;
      return ofQuiz(answersOn.get(one.questionId), one).map(tried => ({ ...tried, item }));
    }),
  ];
};
