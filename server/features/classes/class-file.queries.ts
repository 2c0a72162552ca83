import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { classes, classProfessors, classStudents } from '../../../db/schema/classes.ts';
import { users } from '../../../db/schema/users.ts';

/** Every class that goes on, with who made it. */
export const findAllClasses = (read: Read) =>
  read
    .select({ id: classes.id, name: classes.name, schoolYear: classes.schoolYear, maker: users.email })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.makerId))
    .where(isNull(classes.archivedAt))
    .orderBy(asc(classes.name), asc(classes.id));

/** The students of these classes, by name. */
export const findStudentsOf = (read: Read, classIds: number[]) =>
  read
    .select({ classId: classStudents.classId, fullName: users.fullName, username: users.username })
    .from(classStudents)
    .innerJoin(users, eq(users.id, classStudents.userId))
    .where(inArray(classStudents.classId, classIds))
    .orderBy(asc(users.nameSearch), asc(users.id));

/** Who may teach with this email. */
export const findTeacher = async (read: Read, email: string) => {
  const [found] = await read
    .select()
    .from(users)
    .where(and(eq(users.email, email), inArray(users.role, ['professor', 'admin']), isNull(users.deactivatedAt)));
  if (!found || found.awaitingApproval) return undefined;
  const {
    passwordHash: _hash,
    usernameKey: _key,
    usernameLook: _look,
    emailLook: _mail,
    nameSearch: _name,
    ...viewer
  } = found;
  return viewer;
};

/** The classes of a school year that somebody teaches and that go on. */
export const findTaught = (read: Read, userId: number, schoolYear: string) =>
  read
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .innerJoin(classProfessors, and(eq(classProfessors.classId, classes.id), eq(classProfessors.userId, userId)))
    .where(and(eq(classes.schoolYear, schoolYear), isNull(classes.archivedAt)));

/** Every account that signs in by email, by name. */
export const findAccounts = (read: Read) =>
  read
    .select({
      fullName: users.fullName,
      email: users.email,
      username: users.username,
      role: users.role,
      phone: users.phone,
      dateOfBirth: users.dateOfBirth,
    })
    .from(users)
    .where(and(isNotNull(users.email), isNull(users.deactivatedAt), isNull(users.erasedAt)))
    .orderBy(asc(users.nameSearch), asc(users.id));
