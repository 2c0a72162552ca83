import { and, asc, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { classComments, classPosts } from '../../../db/schema/classes.ts';
import { users } from '../../../db/schema/users.ts';

const columns = {
  id: classComments.id,
  postId: classComments.postId,
  text: classComments.text,
  authorId: classComments.authorId,
  author: users.fullName,
  avatarUrl: users.avatarUrl,
  createdAt: classComments.createdAt,
};

/** A page of the comments on an announcement, the newest first. */
export const findComments = (read: Read, postId: number, { limit, offset }: { limit: number; offset: number }) =>
  read
    .select(columns)
    .from(classComments)
    .innerJoin(users, eq(users.id, classComments.authorId))
    .where(eq(classComments.postId, postId))
    .orderBy(desc(classComments.id))
    .limit(limit)
    .offset(offset);
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/**
 * The newest comments on each of these announcements, so many at most; the newest first. However many there are, of
 * each announcement no others are read.
 */
export const findLatest = async (read: Read, postIds: readonly number[], most: number): Promise<CommentRow[]> => {
  if (postIds.length === 0) return [];
  const oldest = sql`coalesce((
    select newer.id from class_comments newer where newer.post_id = ${classPosts.id}
    order by newer.id desc limit 1 offset ${most - 1}
  ), 0)`;
  return read
    .select(columns)
    .from(classPosts)
    .innerJoin(classComments, and(eq(classComments.postId, classPosts.id), gte(classComments.id, oldest)))
    .innerJoin(users, eq(users.id, classComments.authorId))
    .where(inArray(classPosts.id, [...postIds]))
    .orderBy(asc(classPosts.id), desc(classComments.id));
};

export const countComments = async (read: Read, postId: number): Promise<number> =>
  (await read.select({ count: count() }).from(classComments).where(eq(classComments.postId, postId)))[0]?.count ?? 0;

export const insertComment = async (tx: Tx, values: typeof classComments.$inferInsert): Promise<number> => {
  const [made] = await tx.insert(classComments).values(values).returning({ id: classComments.id });
  if (!made) throw new Error('The comment was not inserted');
  return made.id;
};

export const findAuthor = async (read: Read, postId: number, commentId: number): Promise<number | undefined> =>
  (
    await read
      .select({ authorId: classComments.authorId })
      .from(classComments)
      .where(and(eq(classComments.id, commentId), eq(classComments.postId, postId)))
  )[0]?.authorId;

export const deleteComment = async (tx: Tx, commentId: number): Promise<void> => {
  await tx.delete(classComments).where(eq(classComments.id, commentId));
};
