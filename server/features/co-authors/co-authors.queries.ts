import { and, eq, isNull } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { courseAuthors } from '../../../db/schema/courses.ts';
import { users } from '../../../db/schema/users.ts';

/** An account that can sign in, by its number or its email in lower case. */
export const findTeacher = async (read: Read, who: number | string) =>
  (
    await read
      .select({ id: users.id, role: users.role, awaitingApproval: users.awaitingApproval })
      .from(users)
      .where(
        and(
          typeof who === 'number' ? eq(users.id, who) : eq(users.email, who),
          isNull(users.deactivatedAt),
          isNull(users.erasedAt),
        ),
      )
  )[0];

export const findCoAuthorIds = async (read: Read, courseId: number): Promise<number[]> =>
  (
    await read.select({ userId: courseAuthors.userId }).from(courseAuthors).where(eq(courseAuthors.courseId, courseId))
  ).map(({ userId }) => userId);

export const insertCoAuthor = async (tx: Tx, courseId: number, userId: number, now: Date): Promise<void> =>
  void (await tx.insert(courseAuthors).values({ courseId, userId, createdAt: now }));

export const deleteCoAuthor = async (tx: Tx, courseId: number, userId: number): Promise<void> =>
  void (await tx
    .delete(courseAuthors)
    .where(and(eq(courseAuthors.courseId, courseId), eq(courseAuthors.userId, userId))));
