/** What students still have to hand in or finish, in a few words. */
import type { Read } from '../../../db/client.ts';
import { findAllOfClass } from './assignment-lists.queries.ts';
import type { ResultRow } from './assignments.schema.ts';
import { listOfStudent } from './assignments.service.ts';
import { loadBoard, rowOf } from './board.service.ts';
import { isDone } from './cell-state.ts';

export type OpenWork = { title: string; className: string; /** ISO 8601. */ dueAt: string };

const isOpen = ({ state, excused }: Pick<ResultRow, 'state' | 'excused'>): boolean => !isDone(state) && !excused;

const byDue = (a: OpenWork, b: OpenWork): number => a.dueAt.localeCompare(b.dueAt);

/** What each student of a class has not done and is due before a moment, or was; what is due first at first. */
export const openOfClass = async (
  read: Read,
  classId: number,
  { now, until }: { now: Date; until: Date },
): Promise<Map<number, OpenWork[]>> => {
  const given = (await findAllOfClass(read, classId)).filter(
    ({ isDraft, opensAt, dueAt, closedAt }) => !isDraft && opensAt <= now && dueAt < until && closedAt === null,
  );
  const board = await loadBoard(read, given);
  const open = board.loaded.flatMap(assignment =>
    board.studentsOf(assignment).flatMap(member => {
      const { title, className, dueAt } = assignment;
      if (!isOpen(rowOf(board, assignment, member, now))) return [];
      return [{ userId: member.userId, title, className, dueAt: dueAt.toISOString() }];
    }),
  );
  return new Map(
    [...Map.groupBy(open, ({ userId }) => userId)].map(([userId, works]) => [
      userId,
      works.map(({ title, className, dueAt }) => ({ title, className, dueAt })).toSorted(byDue),
    ]),
  );
};

/** The same for one student, in all their classes. */
export const openOfStudent = async (
  read: Read,
  student: { id: number; fullName: string },
  until: Date,
): Promise<OpenWork[]> =>
  (await listOfStudent(read, student, { from: new Date(0), to: until }))
    .filter(({ own, closed }) => own !== null && !closed && isOpen(own))
    .map(({ title, className, dueAt }) => ({ title, className, dueAt }))
    .toSorted(byDue);
