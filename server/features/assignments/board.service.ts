/** Assignments with all that their students did of them: what every list, matrix and gradebook is a view of. */
import type { Read } from '../../../db/client.ts';
import { stateOf, wholeState } from './cell-state.ts';
import {
  findChosen,
  findItems,
  findLessonsOf,
  findMembers,
  findWork,
  type AssignmentRow,
  type Member,
  type WorkRow,
} from './assignments.queries.ts';
import type { Assignment, Item, ResultRow, Work } from './assignments.schema.ts';
import type { WorkFile } from '../uploads/uploads.schema.ts';
import { loadFacts, type FactOf, type Loaded, type WorkOf } from './facts.service.ts';
import { gradeOf } from './mean.ts';
import { numbered } from './numbered.ts';

const NOTHING: Omit<Item, 'title'> = { courseId: null, lessonId: null, chapterId: null, puzzleId: null };

/** Attaches what is to be done. */
export const withItems = async (read: Read, rows: readonly AssignmentRow[]): Promise<Loaded[]> => {
  const [items, lessonsOf] = await Promise.all([
    findItems(
      read,
      rows.filter(({ kind }) => kind !== 'course' && kind !== 'games' && kind !== 'text').map(({ id }) => id),
    ),
    findLessonsOf(
      read,
      rows.flatMap(({ courseId }) => courseId ?? []),
    ),
  ]);
  const itemsOf = (row: AssignmentRow): Item[] => {
    if (row.kind === 'text') return [{ title: 'Entrega', ...NOTHING }];
    if (row.kind === 'games')
      return Array.from({ length: row.games ?? 0 }, (_, i) => ({ title: `Partida ${i + 1}`, ...NOTHING }));
    return (row.courseId === null ? items.get(row.id) : lessonsOf.get(row.courseId)) ?? [];
  };
  return rows.map(row => ({ ...row, items: numbered(itemsOf(row)) }));
};

export type Board = {
  loaded: Loaded[];
  /** Whom an assignment is for, by name. */
  studentsOf: (assignment: AssignmentRow) => Member[];
  factOf: FactOf;
  workOf: WorkOf;
};

const NOBODY: Member[] = [];

/** @param student loads what concerns this one student alone. */
export const loadBoard = async (read: Read, rows: readonly AssignmentRow[], student?: Member): Promise<Board> => {
  const loaded = await withItems(read, rows);
  const ids = rows.map(({ id }) => id);
  const needsMembers = student ? rows.filter(({ kind, level }) => kind === 'games' && level === null) : rows;
  const [members, chosen] = await Promise.all([
    findMembers(read, [...new Set(needsMembers.map(({ classId }) => classId))]),
    findChosen(
      read,
      rows.filter(({ isForSome }) => isForSome).map(({ id }) => id),
    ),
  ]);
  const ofClass = Map.groupBy(members, ({ classId }) => classId);
  const inClass = new Map([...ofClass].map(([id, own]) => [id, new Set(own.map(({ userId }) => userId))]));
  const chosenFor = Map.groupBy(chosen, ({ assignmentId }) => assignmentId);
  const studentsOf = ({ id, classId, isForSome }: AssignmentRow): Member[] => {
    if (student) return [student];
    const all = ofClass.get(classId) ?? NOBODY;
    const some = new Set(chosenFor.get(id)?.map(({ userId }) => userId));
    return isForSome ? all.filter(({ userId }) => some.has(userId)) : all;
  };
  const userIds = student ? [student.userId] : [...new Set(members.map(({ userId }) => userId))];
  const work = new Map((await findWork(read, ids, userIds)).map(row => [`${row.assignmentId} ${row.userId}`, row]));
  const workOf: WorkOf = (assignmentId, userId) => work.get(`${assignmentId} ${userId}`);
  const isClassmate = (classId: number, userId: number | null): boolean =>
    userId !== null && (inClass.get(classId)?.has(userId) ?? false);
  return { loaded, studentsOf, workOf, factOf: await loadFacts(read, loaded, userIds, { workOf, isClassmate }) };
};

const toFile = (file: WorkRow['file']): WorkFile | null =>
  file && { url: file.objectPath, kind: file.kind, name: file.fileName ?? 'arquivo', size: file.bytes };

const toWork = (work: WorkRow | undefined): Work => ({
  text: work?.text ?? null,
  file: toFile(work?.file ?? null),
  handedInAt: work?.handedInAt?.toISOString() ?? null,
  returnedAt: work?.returnedAt?.toISOString() ?? null,
  comment: work?.comment ?? null,
  excused: work?.excused ?? false,
  pointsByHand: work?.points ?? null,
});

/** One student's line of an assignment's matrix. */
export const rowOf = (
  { factOf, workOf }: Pick<Board, 'factOf' | 'workOf'>,
  assignment: Loaded,
  { userId, fullName }: Member,
  now: Date,
): ResultRow => {
  const cells = assignment.items.map((_, index) => {
    const fact = factOf(assignment, index, userId);
    return { state: stateOf(fact, assignment, now), doneAt: fact?.doneAt?.toISOString() ?? null };
  });
  const states = cells.map(({ state }) => state);
  const work = toWork(workOf(assignment.id, userId));
  const { points, percent } = gradeOf({
    points: assignment.points,
    states,
    byHand: work.pointsByHand,
    excused: work.excused,
    isDue: assignment.dueAt <= now,
  });
  return { userId, fullName, state: wholeState(states), cells, points, percent, ...work };
};

export const toAssignment = (assignment: Loaded, row: ResultRow | null): Assignment => {
  const { id, classId, className, title, instructions, kind, level, courseId, weight, items } = assignment;
  const own = row && (({ userId: _id, fullName: _name, ...rest }) => rest)(row);
  return {
    id,
    classId,
    className,
    title,
    instructions,
    kind,
    level,
    courseId,
    maxPoints: assignment.points,
    weight,
    draft: assignment.isDraft,
    closed: assignment.closedAt !== null,
    forSome: assignment.isForSome,
    opensAt: assignment.opensAt.toISOString(),
    dueAt: assignment.dueAt.toISOString(),
    createdAt: assignment.createdAt.toISOString(),
    items: [...items],
    own,
  };
};
