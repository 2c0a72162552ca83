import type { Db } from '../../../db/client.ts';
import { addDays, startOf } from '../../common/days.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../common/viewer.ts';
import { notifyAnew } from '../notifications/notifications.service.ts';
import { getClassToChange, getClassToRead, getClassToTeach } from './scope.ts';
import { findStudents } from './students.queries.ts';
import {
  countPosts,
  deletePost,
  findDay,
  findFollowedOn,
  findPosts,
  insertPost,
  putMarks,
  removeMarks,
} from './wall.queries.ts';
import { POSTS_PER_PAGE, type Attendance, type AttendanceInput, type Post } from './wall.schema.ts';

type PostRow = Awaited<ReturnType<typeof findPosts>>[number];
const toPost = ({ authorId: _author, createdAt, ...post }: PostRow): Post => ({
  ...post,
  createdAt: createdAt.toISOString(),
});

/** One page of a class's wall, newest first. @throws AppError 404 */
export const listPosts = async ({ read }: Db, viewer: Viewer, classId: number, page: number) => {
  await getClassToRead(read, viewer, classId);
  const [rows, total] = await Promise.all([
    findPosts(read, classId, POSTS_PER_PAGE, (page - 1) * POSTS_PER_PAGE),
    countPosts(read, classId),
  ]);
  return { posts: rows.map(toPost), total, page, pageSize: POSTS_PER_PAGE };
};

/** Puts an announcement on the wall; the students are told by the bell. @throws AppError 404, 403, 409 */
export const writePost = (db: Db, viewer: Viewer, classId: number, text: string): Promise<Post> =>
  db.write(async tx => {
    const { name } = await getClassToChange(tx, viewer, classId);
    const createdAt = new Date();
    const id = await insertPost(tx, { classId, authorId: viewer.id, text, createdAt });
    const news = {
      title: `Aviso da turma ${name}`,
      text: `${viewer.fullName} escreveu no mural.`,
      href: `/turmas/${classId}`,
    };
    for (const { userId } of await findStudents(tx, classId)) await notifyAnew(tx, userId, news, createdAt);
    const { fullName: author, avatarUrl } = viewer;
    return { id, text, author, avatarUrl, createdAt: createdAt.toISOString() };
  });

/** @throws AppError 404, 403, 409 for an archived class */
export const removePost = (db: Db, viewer: Viewer, classId: number, postId: number): Promise<void> =>
  db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    if (!(await deletePost(tx, classId, postId))) throw new AppError('postNotFound');
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
