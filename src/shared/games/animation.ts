/** A game as an animated picture. */
import { encode } from 'modern-gif';
import script from 'modern-gif/worker?url';
import { pointsOf } from '../../board/picture.ts';

/** The last position stays a while before it begins again. */
const LAST_MS = 3_000;
const SIDE_PX = 480;
/** A long game in pictures of that size would take more memory than a phone has. */
const MANY = 150;
const SMALL_SIDE_PX = 320;
/** Board, pieces and their edges need no more. */
const COLORS = 64;

/**
 * @param drawings each position in order, as SVG.
 * @throws Error where the browser cannot draw them.
 */
export const gifOf = async (
  drawings: AsyncIterable<string>,
  { count, delay }: { /** How many drawings come. */ count: number; /** In milliseconds. */ delay: number },
): Promise<Blob> => {
  const side = count > MANY ? SMALL_SIDE_PX : SIDE_PX;
  const points: Uint8ClampedArray<ArrayBuffer>[] = [];
  for await (const drawing of drawings) points.push(await pointsOf(drawing, side));
  return encode({
    workerUrl: script,
    width: side,
    height: side,
    maxColors: COLORS,
    frames: points.map((data, i) => ({ data, delay: i === points.length - 1 ? LAST_MS : delay })),
    format: 'blob',
  });
};
