import type { Chess, Color, Square } from 'chess.js';
import type { Man } from './board-tactics.ts';

/** The lines of the board: who stands on them, who slides along them, who is pinned. */

const FILES = 'abcdefgh';
const coordinates = (square: Square): [number, number] => [FILES.indexOf(square[0] ?? ''), Number(square[1])];

export const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w');

/** How many steps a king needs. */
export const distance = (from: Square, to: Square): number => {
  const [[fileFrom, rankFrom], [fileTo, rankTo]] = [coordinates(from), coordinates(to)];
  return Math.max(Math.abs(fileFrom - fileTo), Math.abs(rankFrom - rankTo));
};

export const isLightSquare = (square: Square): boolean => {
  const [file, rank] = coordinates(square);
  return (file + rank) % 2 === 0;
};

/** The step from one square towards another on the same file, rank or diagonal. */
const step = (from: Square, to: Square): [number, number] | undefined => {
  const [[fileFrom, rankFrom], [fileTo, rankTo]] = [coordinates(from), coordinates(to)];
  const [file, rank] = [fileTo - fileFrom, rankTo - rankFrom];
  const isLine = from !== to && (file === 0 || rank === 0 || Math.abs(file) === Math.abs(rank));
  return isLine ? [Math.sign(file), Math.sign(rank)] : undefined;
};

/**
 * The squares after `from` in the direction of another square, up to the edge; none when the two are not on one line.
 */
const ray = (from: Square, towards: Square): Square[] => {
  const [file, rank] = coordinates(from);
  const way = step(from, towards);
  if (!way) return [];
  return Array.from({ length: 7 }, (_, i) => [file + way[0] * (i + 1), rank + way[1] * (i + 1)] as const)
    .filter(([f, r]) => f >= 0 && f <= 7 && r >= 1 && r <= 8)
    .map(([f, r]) => `${FILES[f]}${r}` as Square);
};

export const isBetween = (middle: Square, from: Square, to: Square): boolean => {
  const squares = ray(from, to);
  return squares.includes(middle) && squares.indexOf(middle) < squares.indexOf(to);
};

/** The pieces on the line from one square through another, nearest first. */
const menBeyond = (chess: Chess, from: Square, through: Square): Man[] =>
  ray(from, through).flatMap(square => {
    const man = chess.get(square);
    return man ? [{ square, ...man }] : [];
  });

const slidesAlong = (type: string, [file, rank]: [number, number]): boolean =>
  type === 'q' || type === (file !== 0 && rank !== 0 ? 'b' : 'r');

/** Whether a piece of this type moves along the line from one square to the other. */
export const slides = (type: string, from: Square, to: Square): boolean => {
  const way = step(from, to);
  return way !== undefined && slidesAlong(type, way);
};

const kingOf = (chess: Chess, color: Color | undefined): Square | undefined =>
  color && chess.findPiece({ type: 'k', color })[0];

/** The enemy piece that pins the piece on `pinned` to what stands behind it on their line, usually its king. */
export const pinnerOf = (
  chess: Chess,
  pinned: Square,
  behind = kingOf(chess, chess.get(pinned)?.color),
): Man | undefined => {
  if (!behind || behind === pinned) return undefined;
  const [first, pinner] = menBeyond(chess, behind, pinned);
  const isEnemy = pinner && pinner.color !== chess.get(pinned)?.color;
  return first?.square === pinned && isEnemy && slides(pinner.type, pinner.square, behind) ? pinner : undefined;
};
