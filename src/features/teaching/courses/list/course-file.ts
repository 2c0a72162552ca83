/** A course's file as its professor picks it. */
import type { CourseFileValues } from '../../../../../server/features/course-files/course-files.schema.ts';
import { openCourseArchive } from '../../../../../server/rules/course-archive.ts';
import { ZipProblem } from '../../../../../server/rules/zip-reading.ts';
import type { PickedArchive } from './use-send-packed.ts';

/** Beyond it the server takes no request. */
const MAX_BYTES = 950_000;

const NOT_OURS = 'Este arquivo não é de um curso da academia';

type Picked = { file: CourseFileValues } | { problem: string };

/** What a text file holds, as far as the browser can tell: the server checks all of it. */
const courseIn = (text: string): Picked => {
  if (new Blob([text]).size > MAX_BYTES) return { problem: 'O arquivo é grande demais: um curso tem até 1 MB' };
  try {
    const file: unknown = JSON.parse(text);
    return typeof file === 'object' && file !== null && 'format' in file
      ? { file: file as CourseFileValues }
      : { problem: NOT_OURS };
  } catch {
    return { problem: NOT_OURS };
  }
};

/** What a picked file holds: a course as text, or with its films in a zip, which is not read whole. */
export const openPicked = async (
  picked: File,
): Promise<(Picked & { archive?: PickedArchive }) | { problem: string }> => {
  if (!picked.name.toLowerCase().endsWith('.zip')) return courseIn(await picked.text());
  const read = async (start: number, end: number) => new Uint8Array(await picked.slice(start, end).arrayBuffer());
  try {
    const archive = await openCourseArchive({ size: picked.size, read });
    return { ...courseIn(JSON.stringify(archive.course)), archive: { archive, from: picked } };
  } catch (error) {
    return { problem: error instanceof ZipProblem ? error.message : NOT_OURS };
  }
};

const IN_LESSON = /^file\.lessons\.(\d+)(?:\.(chapters|quiz\.questions|resources)\.(\d+))?/;
const PARTS: Readonly<Record<string, string>> = {
  chapters: 'capítulo',
  'quiz.questions': 'questão',
  resources: 'material',
};

/** 'Lição 3, capítulo 2: ' before what the server says of a place in the file; nothing where it is the course's. */
export const placeIn = (path: string): string => {
  const [, lesson, part, index] = IN_LESSON.exec(path) ?? [];
  if (lesson === undefined) return '';
  const own = part === undefined ? '' : `, ${PARTS[part]} ${Number(index) + 1}`;
  return `Lição ${Number(lesson) + 1}${own}: `;
};
