import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { lessonPictures, lessons, resources } from '../../../db/schema/courses.ts';

const url = sql.placeholder('url');

const byFilm = prepared('courses_by_film', read =>
  read
    .selectDistinct({ courseId: lessons.courseId })
    .from(lessons)
    .where(and(eq(lessons.videoUrl, url), isNull(lessons.removedAt))),
);

const byResource = prepared('courses_by_resource', read =>
  read
    .selectDistinct({ courseId: lessons.courseId })
    .from(resources)
    .innerJoin(lessons, eq(lessons.id, resources.lessonId))
    .where(and(eq(resources.url, url), isNull(lessons.removedAt))),
);

const byPicture = prepared('courses_by_picture', read =>
  read
    .selectDistinct({ courseId: lessons.courseId })
    .from(lessonPictures)
    .innerJoin(lessons, eq(lessons.id, lessonPictures.lessonId))
    .where(and(eq(lessonPictures.address, url), isNull(lessons.removedAt))),
);

/** The courses whose lessons show a film or picture, or offer a file, at this address. */
export const findCoursesShowing = async (read: Read, address: string): Promise<Set<number>> => {
  const values = { url: address };
  const rows = await Promise.all([byFilm(read, values), byResource(read, values), byPicture(read, values)]);
  return new Set(rows.flat().map(({ courseId }) => courseId));
};
