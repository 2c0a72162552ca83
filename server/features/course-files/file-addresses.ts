/** The addresses of uploads in a course's file. Pure. */
import { filesOf } from '../teaching/lesson-files.ts';
import type { CourseFile } from './course-files.schema.ts';

/** All addresses in a course: cover, films, materials, pictures in texts, each once. */
export const addressesIn = ({ course, lessons }: CourseFile): string[] => [
  ...new Set([...(course.imageUrl ? [course.imageUrl] : []), ...lessons.flatMap(filesOf)]),
];

const UPLOAD = /\/objects\/files\/[0-9a-f]{32}/g;

/** The same course with other addresses in place of these. */
export const withAddresses = (file: CourseFile, others: ReadonlyMap<string, string>): CourseFile => {
  const known = (address: string): string => others.get(address) ?? address;
  const other = (address: string | null | undefined) => address && known(address);
  return {
    ...file,
    course: { ...file.course, imageUrl: other(file.course.imageUrl) },
    lessons: file.lessons.map(lesson => ({
      ...lesson,
      description: lesson.description.replaceAll(UPLOAD, known),
      videoUrl: other(lesson.videoUrl),
      resources: lesson.resources.map(resource => ({ ...resource, url: other(resource.url) })),
    })),
  };
};

const DIGITS = 32;

/** The address by which a course's file names these bytes, in whatever school. */
export const addressOfBytes = (sha256: string, kind: string): string =>
  `/objects/${kind === 'image' ? 'uploads' : 'files'}/${sha256.slice(0, DIGITS)}`;
