/** A course's zip on this machine's disk. */
import { open } from 'node:fs/promises';
import { openCourseArchive } from '../../rules/course-archive.ts';
import type { PackedFile } from './course-files.schema.ts';

export type OpenedArchive = {
  /** What stands in the course's entry, not yet checked. */
  course: unknown;
  /** The bytes of a file that travels with the course; undefined where the zip lacks it. */
  bytesOf: (file: Pick<PackedFile, 'address' | 'name' | 'size'>) => Promise<AsyncIterable<Uint8Array> | undefined>;
};

/** A part of a file, which is opened for it alone. */
const readPart = async (path: string, start: number, end: number): Promise<Uint8Array> => {
  await using file = await open(path);
  const bytes = new Uint8Array(end - start);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
  return bytes.subarray(0, bytesRead);
};

const sizeOf = async (path: string): Promise<number> => {
  await using file = await open(path).catch((error: unknown) => {
    throw new Error(`Não é possível ler ${path}`, { cause: error });
  });
  return (await file.stat()).size;
};

/** @throws Error in Portuguese for a file that is not there or is no course's */
export const openArchive = async (path: string): Promise<OpenedArchive> => {
  const read = (start: number, end: number) => readPart(path, start, end);
  const { course, placeOf } = await openCourseArchive({ size: await sizeOf(path), read });
  return {
    course,
    bytesOf: async file => {
      const place = await placeOf(file);
      if (!place) return undefined;
      return (await open(path)).createReadStream({ start: place.start, end: place.end - 1 });
    },
  };
};
