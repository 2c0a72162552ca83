import { AppError } from '../errors.ts';
import { measureFilm } from './film.ts';
import { checkImage, HEAD_BYTES } from './image.ts';
import { checkSize, type FileKind } from './kinds.ts';
import type { Facts, Source } from './source.ts';

const PDF_SIGNATURE = '%PDF-';
/** Readers of PDF accept other bytes before the signature, up to here. */
const PDF_HEAD_BYTES = 1_024;

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const checkPdf = async ({ read, size }: Source): Promise<Facts> => {
  const head = latin(await read(0, Math.min(size, PDF_HEAD_BYTES)));
  if (!head.includes(PDF_SIGNATURE)) throw new AppError('notAPdf');
  return { type: 'application/pdf', durationSeconds: null };
};

/** A tag such as `[Event "…"]`, or a numbered move. */
const LOOKS_LIKE_PGN = /\[\w+\s+"|\b1\s*\./;

/** Whether the moves are legal is seen where they are shown; here only a text that can hold games passes. */
const checkPgn = async ({ read, size }: Source): Promise<Facts> => {
  const text = latin(await read(0, size));
  if (text.includes('\0') || !LOOKS_LIKE_PGN.test(text)) throw new AppError('notAPgn');
  return { type: 'application/x-chess-pgn', durationSeconds: null };
};

const checkPicture = async ({ read, size }: Source): Promise<Facts> => ({
  type: checkImage(await read(0, Math.min(size, HEAD_BYTES))),
  durationSeconds: null,
});

const CHECKS: Record<FileKind, (source: Source) => Promise<Facts>> = {
  image: checkPicture,
  picture: checkPicture,
  film: measureFilm,
  pdf: checkPdf,
  pgn: checkPgn,
};

/**
 * Whether a file is what it was announced as, by its bytes and not by its name. @throws AppError 400, 413 or 415 when
 * it is not.
 */
export const checkFile = (kind: FileKind, source: Source): Promise<Facts> => {
  checkSize(kind, source.size);
  return CHECKS[kind](source);
};
