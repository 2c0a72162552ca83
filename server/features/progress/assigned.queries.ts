import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { given, prepared } from '../../../db/prepared.ts';
import { assignmentItems, assignments, assignmentStudents } from '../../../db/schema/assignments.ts';
import { chapters } from '../../../db/schema/chapters.ts';
import { classes, classStudents } from '../../../db/schema/classes.ts';

const studentId = sql.placeholder('studentId');

/** A lesson comes as often as it was given: to make them distinct takes the database as long as to find them. */
const assignedLessons = prepared('assigned_lessons', read =>
  read
    .select({ lessonId: sql<number | null>`coalesce(${assignmentItems.lessonId}, ${chapters.lessonId})` })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .innerJoin(assignments, eq(assignments.classId, classes.id))
    .innerJoin(assignmentItems, eq(assignmentItems.assignmentId, assignments.id))
    .leftJoin(chapters, eq(chapters.id, assignmentItems.chapterId))
    .where(
      and(
        eq(classStudents.userId, studentId),
        isNull(classes.archivedAt),
        eq(assignments.isDraft, false),
        lte(assignments.opensAt, given('now', assignments.opensAt)),
        or(
          eq(assignments.isForSome, false),
          sql`exists (select 1 from ${assignmentStudents}
            where ${assignmentStudents.assignmentId} = ${assignments.id}
            and ${assignmentStudents.userId} = ${studentId})`,
        ),
      ),
    ),
);

/** The lessons that a student's professors gave them to do, in whatever order the course has. */
export const findAssignedLessons = async (read: Read, student: number, now: Date): Promise<Set<number>> => {
  const rows = await assignedLessons(read, { studentId: student, now });
  return new Set(rows.flatMap(({ lessonId }) => lessonId ?? []));
};
