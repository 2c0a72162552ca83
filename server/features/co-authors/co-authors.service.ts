import type { Db } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { record } from '../audit/audit.service.ts';
import { keyOf } from '../auth/accounts.service.ts';
import type { Viewer } from '../../common/viewer.ts';
import { getCourseToEdit, getCourseToOwn } from '../courses/courses.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { deleteCoAuthor, findCoAuthorIds, findTeacher, insertCoAuthor } from './co-authors.queries.ts';
import { MAX_CO_AUTHORS } from './co-authors.schema.ts';

type Named = { userId?: number | undefined; email?: string | undefined };

/**
 * Lets another professor write a course too; one who does already stays. @throws AppError 404 for an unknown course or
 * account, 403 for whose course it is not, 409 for who is no professor, for the owner and past the limit.
 */
export const addCoAuthor = (db: Db, viewer: Viewer, courseId: number, { userId, email }: Named): Promise<void> =>
  db.write(async tx => {
    const { title, professorId } = await getCourseToOwn(tx, viewer, courseId);
    const teacher = await findTeacher(tx, userId ?? keyOf(email ?? ''));
    if (!teacher) throw new AppError('userNotFound');
    if (teacher.role === 'student' || teacher.awaitingApproval) throw new AppError('notATeacher');
    if (teacher.id === professorId) throw new AppError('ownerIsNoCoAuthor');
    const there = await findCoAuthorIds(tx, courseId);
    if (there.includes(teacher.id)) return;
    if (there.length >= MAX_CO_AUTHORS) throw new AppError('courseHasAuthors');
    const now = new Date();
    await insertCoAuthor(tx, courseId, teacher.id, now);
    await record(tx, viewer, 'course_shared', { subjectId: teacher.id, detail: title }, now);
    const text = `${viewer.fullName} fez de você coautor do curso “${title}”.`;
    await notify(tx, teacher.id, { title: 'Um curso com você', text, href: `/professor/cursos/${courseId}` }, now);
  });

/**
 * Takes a co-author out of a course; co-authors may take out themselves. What they wrote stays. @throws AppError 404
 * for an unknown course or co-author, 403 for whose course it is not.
 */
export const removeCoAuthor = (db: Db, viewer: Viewer, courseId: number, userId: number): Promise<void> =>
  db.write(async tx => {
    const isSelf = userId === viewer.id;
    const { title } = await (isSelf ? getCourseToEdit : getCourseToOwn)(tx, viewer, courseId);
    if (!(await findCoAuthorIds(tx, courseId)).includes(userId)) throw new AppError('userNotFound');
    await deleteCoAuthor(tx, courseId, userId);
    await record(tx, viewer, 'course_unshared', { ...(!isSelf && { subjectId: userId }), detail: title });
  });
