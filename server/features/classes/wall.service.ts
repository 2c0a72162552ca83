import type { Db, Read } from '../../../db/client.ts';
import { addDays, startOf } from '../../common/days.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { picturesIn } from '../../rules/lesson-pictures.ts';
import { notifyAnew } from '../notifications/notifications.service.ts';
import { claimPictures, releaseFiles } from '../uploads/attach.service.ts';
import { latestOf } from './comments.service.ts';
import { findPictures, insertPictures } from './pictures.queries.ts';
import { getClassToChange, getClassToRead, getClassToTeach, type ClassViewer, type SeenClass } from './scope.ts';
import { findStudents } from './students.queries.ts';
import {
  countPosts,
  deletePost,
  findDay,
  findFollowedOn,
  findPost,
  findPosts,
  insertPost,
  putMarks,
  removeMarks,
  setCommentsOpen,
  type PostRow,
} from './wall.queries.ts';
import {
  POSTS_PER_PAGE,
  type Attendance,
  type AttendanceInput,
  type NewPost,
  type Post,
  type PostChange,
} from './wall.schema.ts';

const toPosts = async (read: Read, viewer: ClassViewer, seen: SeenClass, rows: readonly PostRow[]): Promise<Post[]> => {
  const commented = rows.flatMap(({ id, commentCount }) => (commentCount > 0 ? id : []));
  const latest = await latestOf(read, viewer, seen, commented);
  return rows.map(({ authorId: _author, authorRole: _role, createdAt, ...post }) => ({
    ...post,
    createdAt: createdAt.toISOString(),
    comments: latest.get(post.id) ?? [],
  }));
};

/** One page of a class's wall, newest first. @throws AppError 404 */
export const listPosts = async ({ read }: Db, viewer: Viewer, classId: number, page: number) => {
  const seen = await getClassToRead(read, viewer, classId);
  const [rows, total] = await Promise.all([
    findPosts(read, classId, POSTS_PER_PAGE, (page - 1) * POSTS_PER_PAGE),
    countPosts(read, classId),
  ]);
  return { posts: await toPosts(read, viewer, seen, rows), total, page, pageSize: POSTS_PER_PAGE };
};

/**
 * Puts an announcement on the wall; the students are told by the bell. @throws AppError 404 also for a picture that the
 * viewer did not upload, 403, 409 also for a picture that has not arrived
 */
export const writePost = (db: Db, viewer: Viewer, { classId, text, commentsOpen }: NewPost): Promise<Post> =>
  db.write(async tx => {
    const { name } = await getClassToChange(tx, viewer, classId);
    const createdAt = new Date();
    const id = await insertPost(tx, { classId, authorId: viewer.id, text, commentsOpen, createdAt });
    const pictures = picturesIn(text);
    await claimPictures(tx, viewer, pictures);
    await insertPictures(tx, id, pictures);
    const news = {
      title: `Aviso da turma ${name}`,
      text: `${viewer.fullName} escreveu no mural.`,
      href: `/turmas/${classId}`,
    };
    for (const { userId } of await findStudents(tx, classId)) await notifyAnew(tx, userId, news, createdAt);
    const { fullName: author, avatarUrl } = viewer;
    const wasWritten = { text, author, avatarUrl, createdAt: createdAt.toISOString() };
    return { id, ...wasWritten, commentsOpen, commentCount: 0, comments: [] };
  });

/** Opens or closes an announcement for comments. @throws AppError 404, 403, 409 for an archived class */
export const changePost = (db: Db, viewer: Viewer, change: PostChange): Promise<Post> =>
  db.write(async tx => {
    const seen = await getClassToChange(tx, viewer, change.classId);
    await setCommentsOpen(tx, change);
    const row = await findPost(tx, change.classId, change.postId);
    const [post] = row ? await toPosts(tx, viewer, seen, [row]) : [];
    if (!post) throw new AppError('postNotFound');
    return post;
  });

/** Its comments and pictures go with it. @throws AppError 404, 403, 409 for an archived class */
export const removePost = (db: Db, viewer: Viewer, classId: number, postId: number): Promise<void> =>
  db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    const pictures = await findPictures(tx, postId);
    if (!(await deletePost(tx, classId, postId))) throw new AppError('postNotFound');
    await releaseFiles(tx, pictures);
  });

/** Who was there on a day. @throws AppError 404, 403 */
export const getDay = async ({ read }: Db, viewer: Viewer, classId: number, date: string): Promise<Attendance> => {
  await getClassToTeach(read, viewer, classId);
  const [rows, followed] = await Promise.all([
    findDay(read, classId, date),
    findFollowedOn(read, classId, startOf(date), startOf(addDays(date, 1))),
  ]);
  return { date, attendance: rows.map(row => ({ ...row, followed: followed.has(row.userId) })) };
};

/**
 * Marks who was there on a day, or takes a mark back. @throws AppError 404 also for somebody who is not in the class,
 * 403, 409
 */
export const markDay = async (
  db: Db,
  viewer: Viewer,
  { classId, date, attendance }: AttendanceInput,
): Promise<Attendance> => {
  await db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    const there = new Set((await findStudents(tx, classId)).map(({ userId }) => userId));
    if (attendance.some(({ userId }) => !there.has(userId))) throw new AppError('studentNotFound');
    const marks = new Map(attendance.map(({ userId, present }) => [userId, present]));
    await removeMarks(
      tx,
      { classId, date },
      [...marks].flatMap(([userId, present]) => (present === null ? userId : [])),
    );
    await putMarks(
      tx,
      [...marks].flatMap(([userId, present]) => (present === null ? [] : { classId, date, userId, present })),
    );
  });
  return getDay(db, viewer, classId, date);
};
