/** Sets text on a canvas: lines of even length that never leave their column. */
import type { Context } from './board.ts';

const wrap = (g: Context, text: string, width: number) => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && g.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The narrowest text with as few lines as the full width allows, so that the last line is not a single word. */
export const balanced = (g: Context, text: string, width: number) => {
  const lines = wrap(g, text, width);
  let narrow = width;
  while (narrow > width / 2 && wrap(g, text, narrow - 6).length === lines.length) narrow -= 6;
  const even = wrap(g, text, narrow);
  return even.every(line => g.measureText(line).width <= width) ? even : lines;
};

export type Setting = { lines: string[]; size: number };
export type Box = { width: number; height: number; /** Line height as a multiple of the size. */ leading: number };

/** Sets the text as large as the box and `max` allow. @throws Error when not even `min` fits. */
export const fit = (
  g: Context,
  text: string,
  font: (size: number) => string,
  [max, min]: [number, number],
  box: Box,
): Setting => {
  for (let size = max; size >= min; size--) {
    g.font = font(size);
    const lines = balanced(g, text, box.width);
    const fits =
      lines.length * size * box.leading <= box.height && lines.every(line => g.measureText(line).width <= box.width);
    if (fits) return { lines, size };
  }
  throw new Error(`Text too long for its place: ${text}`);
};
