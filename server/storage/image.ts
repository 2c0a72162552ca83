import { imageSize } from 'image-size';
import { AppError } from '../errors.ts';

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/** 5 MB. */
export const MAX_IMAGE_BYTES = 5_242_880;
/** What a larger one holds may be small to send and not to be unpacked by a reader's browser. */
const MAX_SIDE_PIXELS = 8_000;
/**
 * The part of a file in which its dimensions stand: a photograph may have its colours and a small picture of itself
 * before them.
 */
export const HEAD_BYTES = 512 * 1024;

/** The first bytes of each type, in hexadecimal: of a WebP, RIFF and WEBP stand around the length. */
const SIGNATURES: [ImageType, RegExp][] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/webp', /^52494646.{8}57454250/],
];
export const SIGNATURE_BYTES = 12;

/** What an image is by its first bytes, whatever its name or its sender says. */
export const typeOf = (head: Uint8Array): ImageType | undefined => {
  const start = Buffer.from(head.subarray(0, SIGNATURE_BYTES)).toString('hex');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
};

const dimensionsOf = (head: Uint8Array): { width: number; height: number } => {
  try {
    // A copy: it would read on in the memory behind a part of a buffer.
    return imageSize(new Uint8Array(head));
  } catch {
    throw new AppError('notAnImage');
  }
};

/**
 * The type of an image, by the first HEAD_BYTES of it. @throws AppError 415 for anything else, 400 for one that is too
 * wide or too high.
 */
export const checkImage = (head: Uint8Array): ImageType => {
  const type = typeOf(head);
  if (!type) throw new AppError('notAnImage');
  const { width, height } = dimensionsOf(head);
  if (!(width > 0 && height > 0)) throw new AppError('notAnImage');
  if (width > MAX_SIDE_PIXELS || height > MAX_SIDE_PIXELS) throw new AppError('imageDimensions');
  return type;
};
