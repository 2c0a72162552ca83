import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { classes, classProfessors, classStudents } from '../../../db/schema/classes.ts';
import { users } from '../../../db/schema/users.ts';

/** Every class that goes on. */
export const findAllClasses = (read: Read) =>
  read
    .select({ id: classes.id, name: classes.name, schoolYear: classes.schoolYear })
    .from(classes)
    .where(isNull(classes.archivedAt))
    .orderBy(asc(classes.name), asc(classes.id));

/** The active professors of these classes, the longest-serving first. */
export const findTeachersOf = (read: Read, classIds: number[]) =>
  read
    .select({ classId: classProfessors.classId, email: users.email })
    .from(classProfessors)
    .innerJoin(users, eq(users.id, classProfessors.userId))
    .where(and(inArray(classProfessors.classId, classIds), isNull(users.deactivatedAt), isNull(users.erasedAt)))
    .orderBy(asc(classProfessors.id));

/** The students of these classes, by name. */
export const findStudentsOf = (read: Read, classIds: number[]) =>
  read
    .select({ classId: classStudents.classId, fullName: users.fullName, username: users.username })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .where(inArray(classStudents.classId, classIds))
    .orderBy(asc(users.nameSearch), asc(users.id));

/** The classes of a school year that somebody teaches and that go on. */
export const findTaught = (read: Read, userId: number, schoolYear: string) =>
  read
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .innerJoin(classProfessors, and(eq(classProfessors.classId, classes.id), eq(classProfessors.userId, userId)))
    .where(and(eq(classes.schoolYear, schoolYear), isNull(classes.archivedAt)));
