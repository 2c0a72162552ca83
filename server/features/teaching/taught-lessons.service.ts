import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import {
  LESSONS_PER_PAGE,
  type LessonStatus,
  type TaughtLesson,
  type TaughtLessonsInput,
} from './taught-lessons.schema.ts';
import { countTaughtLessons, findTaughtLessons, type TaughtLessonRow } from './taught-lessons.queries.ts';

type Dated = { active: boolean; cancelled: boolean; scheduledAt: Date | null };

/**
 * A lesson of a draft course counts as a draft, because nobody can study it. A published lesson without a date is
 * always available, and never held.
 */
const statusOf = ({ active, cancelled, scheduledAt }: Dated, course: { status: string }, now: Date): LessonStatus => {
  if (!active || course.status === 'draft') return 'draft';
  if (cancelled) return 'cancelled';
  if (scheduledAt === null) return 'published';
  return scheduledAt > now ? 'scheduled' : 'completed';
};

/**
 * One page of a professor's lessons across courses, or of the school's for an administrator, with the number of lessons
 * of each status.
 */
export const listTaughtLessons = async (
  db: Db,
  viewer: Viewer,
  { status, courseId, search, from, to, page = 1 }: TaughtLessonsInput,
  now = new Date(),
) => {
  const filter = {
    professorId: viewer.role === 'admin' ? undefined : viewer.id,
    courseId,
    status,
    search,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  const [rows, counts] = await Promise.all([
    findTaughtLessons(db.read, filter, now, page),
    countTaughtLessons(db.read, filter, now),
  ]);
  const total = status === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status];
  return { lessons: rows.map(row => toTaughtLesson(row, now)), total, page, pageSize: LESSONS_PER_PAGE, counts };
};

const toTaughtLesson = (
  { lesson, course, studentsEnrolled, studentsAttended }: TaughtLessonRow,
  now: Date,
): TaughtLesson => ({
  id: lesson.id,
  title: lesson.title,
  description: lesson.description,
  courseId: course.id,
  courseName: course.title,
  status: statusOf(lesson, course, now),
  difficulty: course.difficulty,
  scheduledDate: lesson.scheduledAt?.toISOString() ?? null,
  duration: lesson.scheduledAt ? lesson.durationMinutes : (lesson.measuredMinutes ?? lesson.durationMinutes),
  order: lesson.position,
  studentsEnrolled,
  studentsAttended,
});
