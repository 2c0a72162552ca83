/** What the students and professors of a class say of an announcement. */
import type { Db, Read, Tx } from '../../../db/client.ts';
import { rangeOf, totalOf } from '../../common/paging.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { notifyAnew } from '../notifications/notifications.service.ts';
import { mayComment, mayRemoveComment } from './classes.policy.ts';
import {
  countComments,
  deleteComment,
  findAuthor,
  findComments,
  findLatest,
  insertComment,
  type CommentRow,
} from './comments.queries.ts';
import {
  COMMENTS_BESIDE,
  type CommentInput,
  type CommentsInput,
  type NewComment,
  type PostComment,
} from './comments.schema.ts';
import { getClassToRead, teachesClass, type ClassViewer, type SeenClass } from './scope.ts';
import { findPost, type PostRow } from './wall.queries.ts';

const toComment =
  (viewer: ClassViewer, seen: SeenClass) =>
  ({ authorId, postId: _post, createdAt, ...comment }: CommentRow): PostComment => ({
    ...comment,
    createdAt: createdAt.toISOString(),
    mayRemove: mayRemoveComment(viewer, seen, { authorId }),
  });

/** The newest comments on each of these announcements, by its number. */
export const latestOf = async (
  read: Read,
  viewer: ClassViewer,
  seen: SeenClass,
  postIds: readonly number[],
): Promise<Map<number, PostComment[]>> => {
  const rows = Map.groupBy(await findLatest(read, postIds, COMMENTS_BESIDE), ({ postId }) => postId);
  return new Map([...rows].map(([postId, own]) => [postId, own.map(toComment(viewer, seen))]));
};

const getPost = async (read: Read, classId: number, postId: number): Promise<PostRow> => {
  const post = await findPost(read, classId, postId);
  if (!post) throw new AppError('postNotFound');
  return post;
};

/** A page of the comments on an announcement, the newest first. @throws AppError 404 */
export const listComments = async (
  { read }: Db,
  viewer: Viewer,
  { classId, postId, ...page }: CommentsInput,
): Promise<{ comments: PostComment[]; total: number; page: number; pageSize: number }> => {
  const seen = await getClassToRead(read, viewer, classId);
  await getPost(read, classId, postId);
  const rows = await findComments(read, postId, rangeOf(page));
  const total = await totalOf(page, rows, () => countComments(read, postId));
  return { comments: rows.map(toComment(viewer, seen)), total, ...page };
};

/** A class in which the viewer writes. @throws AppError 404, 409 for an archived one */
const getClassToWriteIn = async (tx: Tx, viewer: ClassViewer, classId: number): Promise<SeenClass> => {
  const seen = await getClassToRead(tx, viewer, classId);
  if (seen.archivedAt !== null) throw new AppError('classArchived');
  return seen;
};

/** Whoever wrote the announcement, and still teaches the class, is told once of all that they have not read yet. */
const tellAuthor = async (tx: Tx, viewer: Viewer, { id, name }: SeenClass, post: PostRow, at: Date): Promise<void> => {
  const author = { id: post.authorId, role: post.authorRole };
  if (author.id === viewer.id || !(await teachesClass(tx, author, id))) return;
  const news = {
    title: `Comentários na turma ${name}`,
    text: `O mais novo é de ${viewer.fullName}.`,
    href: `/turmas/${id}`,
  };
  await notifyAnew(tx, author.id, news, at);
};

/** Comments on an announcement. @throws AppError 404, 409 for an archived class and for what is closed to students */
export const writeComment = (db: Db, viewer: Viewer, { classId, postId, text }: NewComment): Promise<PostComment> =>
  db.write(async tx => {
    const seen = await getClassToWriteIn(tx, viewer, classId);
    const post = await getPost(tx, classId, postId);
    if (!mayComment(seen, post)) throw new AppError('commentsClosed');
    const createdAt = new Date();
    const { id: authorId, fullName: author, avatarUrl } = viewer;
    const id = await insertComment(tx, { postId, authorId, text, createdAt });
    await tellAuthor(tx, viewer, seen, post, createdAt);
    return toComment(viewer, seen)({ id, postId, authorId, text, author, avatarUrl, createdAt });
  });

/** Takes a comment away. @throws AppError 404, 403 for what a classmate wrote, 409 for an archived class */
export const removeComment = (db: Db, viewer: Viewer, { classId, postId, commentId }: CommentInput): Promise<void> =>
  db.write(async tx => {
    const seen = await getClassToWriteIn(tx, viewer, classId);
    await getPost(tx, classId, postId);
    const authorId = await findAuthor(tx, postId, commentId);
    if (authorId === undefined) throw new AppError('commentNotFound');
    if (!mayRemoveComment(viewer, seen, { authorId })) throw new AppError('accessDenied');
    await deleteComment(tx, commentId);
  });
