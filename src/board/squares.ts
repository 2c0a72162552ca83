/** The 64 squares: their names and their neighbours. */
export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type File = (typeof FILES)[number];
export type Rank = (typeof RANKS)[number];
export type Square = `${File}${Rank}`;
export type Color = 'w' | 'b';

export const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w');

export const fileOf = (square: Square): File => square[0] as File;
export const rankOf = (square: Square): Rank => square[1] as Rank;

export const isSquare = (text: string): text is Square => /^[a-h][1-8]$/.test(text);

const rows = RANKS.toReversed().map(rank => FILES.map((file): Square => `${file}${rank}`));
const turned = rows.toReversed().map(row => row.toReversed());

/** The squares row by row, as the player of that colour sees them. */
export const rowsFor = (orientation: Color): readonly (readonly Square[])[] => (orientation === 'w' ? rows : turned);

const STEPS: Record<string, readonly [files: number, ranks: number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/**
 * The square to which an arrow key leads, for a board seen from `orientation`; the same square at the edge. Undefined
 * for other keys.
 */
export const stepFrom = (square: Square, key: string, orientation: Color): Square | undefined => {
  const step = STEPS[key];
  if (!step) return undefined;
  const sign = orientation === 'w' ? 1 : -1;
  const file = FILES[FILES.indexOf(fileOf(square)) + sign * step[0]];
  const rank = RANKS[RANKS.indexOf(rankOf(square)) + sign * step[1]];
  return file && rank ? `${file}${rank}` : square;
};
