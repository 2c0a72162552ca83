import type { Read } from '../../../db/client.ts';
import { BEGUN, type Fact, type Unsolved } from './cell-state.ts';
import type { AssignmentRow, WorkRow } from './assignments.queries.ts';
import type { Item } from './assignments.schema.ts';
import {
  findChapterProgress,
  findCompletedLessons,
  findEnrollments,
  findFailures,
  findGames,
  findOpenedLessons,
  findOpenPositions,
  findPuzzleAttempts,
  findQuizResults,
  findQuizzes,
  findWrongTries,
  type GameRow,
} from './facts.queries.ts';

/** An assignment with what is to be done. */
export type Loaded = AssignmentRow & { items: readonly Item[] };

type Facts = Map<string, Fact>;
const keyOf = (userId: number, itemId: number): string => `${userId} ${itemId}`;
const idsOf = (items: readonly Item[], field: keyof Item): number[] => [
  ...new Set(items.flatMap(item => (typeof item[field] === 'number' ? [item[field]] : []))),
];
const later = (a: Date, b: Date): Date => (a > b ? a : b);

type Enrolled = { userOf: ReadonlyMap<number, number>; ids: number[] };

/** A lesson is done when it is completed and its quiz, if it has one, is passed. */
const lessonFacts = async (read: Read, { userOf, ids }: Enrolled, lessonIds: number[]): Promise<Facts> => {
  const facts: Facts = new Map();
  if (ids.length === 0 || lessonIds.length === 0) return facts;
  const [completed, opened, quizzes] = await Promise.all([
    findCompletedLessons(read, ids, lessonIds),
    findOpenedLessons(read, ids, lessonIds),
    findQuizzes(read, lessonIds),
  ]);
  const quizIds = quizzes.map(({ id }) => id);
  const [results, failures] =
    quizIds.length === 0
      ? [[], []]
      : await Promise.all([findQuizResults(read, ids, quizIds), findFailures(read, ids, quizIds)]);
  const keyIn = (enrollmentId: number, lessonId: number) => keyOf(userOf.get(enrollmentId) ?? 0, lessonId);
  const lessonOfQuiz = new Map(quizzes.map(({ id, lessonId }) => [id, lessonId]));
  const resultOf = new Map(
    results.map(result => [keyIn(result.enrollmentId, lessonOfQuiz.get(result.quizId) ?? 0), result]),
  );
  const failuresOf = Map.groupBy(failures, one => keyIn(one.enrollmentId, lessonOfQuiz.get(one.quizId) ?? 0));
  const withQuiz = new Set(quizzes.map(({ lessonId }) => lessonId));
  for (const { enrollmentId, lessonId } of opened) facts.set(keyIn(enrollmentId, lessonId), BEGUN);
  for (const { enrollmentId, lessonId, at } of completed) {
    const key = keyIn(enrollmentId, lessonId);
    const result = resultOf.get(key);
    const passedAt = result?.passedAt ?? null;
    const doneAt = withQuiz.has(lessonId) ? passedAt && later(at, passedAt) : at;
    const tries = (failuresOf.get(key) ?? []).map(failure => ({ at: failure.at, isWrong: true }));
    facts.set(key, { doneAt, unsolved: [{ tries, since: null }] });
  }
  return facts;
};

const chapterFacts = async (read: Read, { userOf, ids }: Enrolled, chapterIds: number[]): Promise<Facts> => {
  const facts: Facts = new Map();
  if (ids.length === 0 || chapterIds.length === 0) return facts;
  const [progress, open] = await Promise.all([
    findChapterProgress(read, ids, chapterIds),
    findOpenPositions(read, ids, chapterIds),
  ]);
  const keyIn = (enrollmentId: number, chapterId: number) => keyOf(userOf.get(enrollmentId) ?? 0, chapterId);
  const positions = Map.groupBy(
    open,
    ({ enrollmentId, chapterId, path }) => `${keyIn(enrollmentId, chapterId)} ${path}`,
  );
  const unsolvedIn = Map.groupBy(positions.values(), ([first]) =>
    keyIn(first?.enrollmentId ?? 0, first?.chapterId ?? 0),
  );
  const unsolvedOf = (key: string): Unsolved[] =>
    (unsolvedIn.get(key) ?? []).map(tries => ({
      tries: tries.map(({ at, move }) => ({ at, isWrong: move !== null })),
      since: tries[0]?.since ?? null,
    }));
  for (const { enrollmentId, chapterId, solvedAt } of progress)
    facts.set(keyIn(enrollmentId, chapterId), { ...BEGUN, doneAt: solvedAt });
  for (const key of unsolvedIn.keys()) facts.set(key, { ...(facts.get(key) ?? BEGUN), unsolved: unsolvedOf(key) });
  return facts;
};

const puzzleFacts = async (read: Read, userIds: number[], puzzleIds: number[]): Promise<Facts> => {
  if (userIds.length === 0 || puzzleIds.length === 0) return new Map();
  const [attempts, tries] = await Promise.all([
    findPuzzleAttempts(read, userIds, puzzleIds),
    findWrongTries(read, userIds, puzzleIds),
  ]);
  const triesOf = Map.groupBy(tries, one => keyOf(one.userId, one.puzzleId));
  return new Map(
    attempts.map(({ userId, puzzleId, solvedAt, since }) => {
      const key = keyOf(userId, puzzleId);
      const wrong = (triesOf.get(key) ?? []).map(({ at }) => ({ at, isWrong: true }));
      return [key, { doneAt: solvedAt, unsolved: [{ tries: [{ at: since, isWrong: false }, ...wrong], since }] }];
    }),
  );
};

const hasPlayed = ({ whiteId, blackId }: GameRow, userId: number): boolean => whiteId === userId || blackId === userId;

/** Games that count for an assignment: against its level, or with a classmate. */
const countsFor = ({ classId, level, opensAt }: AssignmentRow, game: GameRow, isClassmate: IsClassmate): boolean =>
  game.createdAt >= opensAt &&
  (level === null
    ? isClassmate(classId, game.whiteId) && isClassmate(classId, game.blackId) && game.whiteId !== game.blackId
    : game.opponent === 'engine' && game.level === level);

/** A student's games for an assignment, finished ones first: the first of them is what its first item tells. */
export const gamesFor = (
  assignment: AssignmentRow,
  games: readonly GameRow[],
  userId: number,
  isClassmate: IsClassmate,
): GameRow[] =>
  games
    .filter(game => hasPlayed(game, userId) && countsFor(assignment, game, isClassmate))
    .toSorted((a, b) => (a.endedAt?.getTime() ?? Infinity) - (b.endedAt?.getTime() ?? Infinity) || a.id - b.id);

/** The games of these students that games assignments may be about. */
export const loadGames = async (read: Read, loaded: readonly Loaded[], userIds: number[]): Promise<GameRow[]> => {
  const since = loaded.filter(({ kind }) => kind === 'games').map(({ opensAt }) => opensAt.getTime());
  return since.length === 0 || userIds.length === 0 ? [] : findGames(read, userIds, new Date(Math.min(...since)));
};

const factOfText = ({ handedInAt, returnedAt }: WorkRow): Fact => ({
  ...BEGUN,
  doneAt: handedInAt !== null && (returnedAt === null || returnedAt < handedInAt) ? handedInAt : null,
});

/** Whether somebody is in a class. */
export type IsClassmate = (classId: number, userId: number | null) => boolean;
export type FactOf = (assignment: Loaded, item: number, userId: number) => Fact | undefined;
export type WorkOf = (assignmentId: number, userId: number) => WorkRow | undefined;

/** What these students did of these assignments. */
export const loadFacts = async (
  read: Read,
  loaded: readonly Loaded[],
  userIds: number[],
  { workOf, isClassmate }: { workOf: WorkOf; isClassmate: IsClassmate },
): Promise<FactOf> => {
  const items = loaded.flatMap(assignment => assignment.items);
  const lessons = loaded.filter(({ kind }) => kind === 'lessons' || kind === 'course').flatMap(one => one.items);
  const rows = await findEnrollments(read, userIds, idsOf(items, 'courseId'));
  const enrolled = { userOf: new Map(rows.map(({ id, userId }) => [id, userId])), ids: rows.map(({ id }) => id) };
  const [ofLessons, ofChapters, ofPuzzles, games] = await Promise.all([
    lessonFacts(read, enrolled, idsOf(lessons, 'lessonId')),
    chapterFacts(read, enrolled, idsOf(items, 'chapterId')),
    puzzleFacts(read, userIds, idsOf(items, 'puzzleId')),
    loadGames(read, loaded, userIds),
  ]);
  const factOfItem = (item: Item, userId: number): Fact | undefined => {
    if (item.chapterId !== null) return ofChapters.get(keyOf(userId, item.chapterId));
    if (item.puzzleId !== null) return ofPuzzles.get(keyOf(userId, item.puzzleId));
    return item.lessonId === null ? undefined : ofLessons.get(keyOf(userId, item.lessonId));
  };
  return (assignment, index, userId) => {
    if (assignment.kind === 'text') {
      const work = workOf(assignment.id, userId);
      return work && (work.handedInAt || work.returnedAt) ? factOfText(work) : undefined;
    }
    if (assignment.kind === 'games') {
      const game = gamesFor(assignment, games, userId, isClassmate)[index];
      return game && { ...BEGUN, doneAt: game.status === 'finished' ? game.endedAt : null };
    }
    const item = assignment.items[index];
    return item && factOfItem(item, userId);
  };
};
