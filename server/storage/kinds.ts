import { AppError, type Refusal } from '../errors.ts';
import { MAX_IMAGE_BYTES } from './image.ts';

/** What can be uploaded: images of people, courses and products; films, documents and pictures of lessons. */
export type FileKind = 'image' | 'film' | 'pdf' | 'pgn' | 'picture';

const MB = 1_048_576;

const LIMITS: Record<FileKind, { bytes: number; refusal: Refusal }> = {
  image: { bytes: MAX_IMAGE_BYTES, refusal: 'imageTooLarge' },
  picture: { bytes: MAX_IMAGE_BYTES, refusal: 'imageTooLarge' },
  film: { bytes: 200 * MB, refusal: 'filmTooLarge' },
  pdf: { bytes: 20 * MB, refusal: 'pdfTooLarge' },
  pgn: { bytes: MB, refusal: 'pgnTooLarge' },
};

/** The largest file of a kind, in bytes. */
export const maxBytes = (kind: FileKind): number => LIMITS[kind].bytes;

/** @throws AppError 413 for a file that is too large for its kind. */
export const checkSize = (kind: FileKind, bytes: number): void => {
  if (bytes > LIMITS[kind].bytes) throw new AppError(LIMITS[kind].refusal);
};
