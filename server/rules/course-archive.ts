/** What is in a course's zip, and where: the same for whoever runs the machine and in a browser. */
import { placeOf, readZip, ZipProblem, type ZipSource } from './zip-reading.ts';

export const COURSE_ENTRY = 'curso.json';
const MOST_BYTES = 950_000;
const DIGITS = 32;

type Packed = { address: string; name: string | null };

/** The name in the zip of the file that the course names by this address. */
export const entryNameOf = ({ address, name }: Packed): string => {
  const [, ending = ''] = /(\.[a-z0-9]{1,5})$/.exec(name?.toLowerCase() ?? '') ?? [];
  return `arquivos/${address.slice(-DIGITS)}${ending}`;
};

export type CourseArchive = {
  /** What stands in the course's entry: not yet checked. */
  course: unknown;
  /** Where the bytes of a file that travels with the course are; undefined where the zip lacks it. */
  placeOf: (file: Packed & { size: number }) => Promise<{ start: number; end: number } | undefined>;
};

/** @throws ZipProblem for what is no course's zip, in words for who chose it */
export const openCourseArchive = async (source: ZipSource): Promise<CourseArchive> => {
  const entries = await readZip(source);
  const entry = entries.get(COURSE_ENTRY);
  if (!entry || entry.size > MOST_BYTES) throw new ZipProblem('Este arquivo não é de um curso da academia');
  const { start, end } = await placeOf(source, entry);
  const text = new TextDecoder().decode(await source.read(start, end));
  return {
    course: parsed(text),
    placeOf: async file => {
      const packed = entries.get(entryNameOf(file));
      return packed?.size === file.size ? placeOf(source, packed) : undefined;
    },
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ZipProblem('Este arquivo não é de um curso da academia', { cause: error });
  }
};
