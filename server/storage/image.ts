import { imageSize } from 'image-size';
import { AppError } from '../errors.ts';

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/** 5 MB. */
export const MAX_IMAGE_BYTES = 5_242_880;
/** A file of few bytes can still unpack to an image that is too large for a reader's browser. */
const MAX_SIDE_PIXELS = 8_000;
/**
 * The part of a file that contains its dimensions. A photograph can have a colour profile and a thumbnail before them.
 */
export const HEAD_BYTES = 512 * 1024;

/** The first bytes of each type, in hexadecimal. In WebP the length is between RIFF and WEBP. */
const SIGNATURES: [ImageType, RegExp][] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/webp', /^52494646.{8}57454250/],
];
export const SIGNATURE_BYTES = 12;

/** The type of an image by its first bytes, whatever its name or content type. */
export const typeOf = (head: Uint8Array): ImageType | undefined => {
  const start = Buffer.from(head.subarray(0, SIGNATURE_BYTES)).toString('hex');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
};

const dimensionsOf = (head: Uint8Array): { width: number; height: number } => {
  try {
    // A copy, because the library reads past the end of a part of a buffer.
    return imageSize(new Uint8Array(head));
  } catch {
    throw new AppError('notAnImage');
  }
};

/**
 * The type of an image, from its first HEAD_BYTES. @throws AppError 415 for anything else, 400 for an image that is too
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
