import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { isGivenIn, listOf, prepared } from '../../../db/prepared.ts';
import { classes, classProfessors, classStudents } from '../../../db/schema/classes.ts';
import { courses } from '../../../db/schema/courses.ts';
import { isTaughtBy } from '../../../db/taught-by.ts';
import { enrollments } from '../../../db/schema/progress.ts';
import { taughtStudents } from '../../../db/schema/totals.ts';

const taughtInCourses = prepared('taught_in_courses', read =>
  read
    .selectDistinct({ id: enrollments.studentId })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(isGivenIn(enrollments.studentId, 'ids'), isTaughtBy(sql.placeholder('professorId')))),
);
const taughtInClasses = prepared('taught_in_classes', read =>
  read
    .selectDistinct({ id: classStudents.userId })
    .from(classStudents)
    .innerJoin(classProfessors, eq(classProfessors.classId, classStudents.classId))
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .where(
      and(
        isGivenIn(classStudents.userId, 'ids'),
        eq(classProfessors.userId, sql.placeholder('professorId')),
        isNull(classes.archivedAt),
      ),
    ),
);
/** Of these people those in a course or a class of a professor's, as counted along: of deleted and ended ones too. */
const countedAsTaught = prepared('counted_as_taught', read =>
  read
    .select({ id: taughtStudents.studentId })
    .from(taughtStudents)
    .where(
      and(eq(taughtStudents.professorId, sql.placeholder('professorId')), isGivenIn(taughtStudents.studentId, 'ids')),
    ),
);
/** Which of these people a professor teaches: in a course of theirs, or in a class that goes on. */
export const findTaught = async (read: Read, professorId: number, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const known = await countedAsTaught(read, { ids: listOf(ids), professorId });
  if (known.length === 0) return new Set();
  const values = { ids: listOf(known.map(({ id }) => id)), professorId };
  const found = [await taughtInCourses(read, values), await taughtInClasses(read, values)];
  return new Set(found.flat().map(({ id }) => id));
};

export const isClass = async (read: Read, classId: number): Promise<boolean> =>
  (await read.select({ id: classes.id }).from(classes).where(eq(classes.id, classId))).length > 0;

export const teachesClass = async (read: Read, professorId: number, classId: number): Promise<boolean> =>
  (
    await read
      .select({ id: classProfessors.id })
      .from(classProfessors)
      .where(and(eq(classProfessors.classId, classId), eq(classProfessors.userId, professorId)))
  ).length > 0;

/** The students of a class that goes on. */
export const findClassStudents = async (read: Read, classId: number): Promise<Set<number>> => {
  const rows = await read
    .select({ id: classStudents.userId })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .where(and(eq(classStudents.classId, classId), isNull(classes.archivedAt)));
  return new Set(rows.map(({ id }) => id));
};
