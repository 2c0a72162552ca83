const PAWNS = 8;
const PIECES_AT_START: readonly [letter: string, count: number][] = [
  ['q', 1],
  ['r', 2],
  ['b', 2],
  ['n', 2],
];

/**
 * Whether the pawns that are missing are enough for all pieces beyond those of the start, on both sides. Stockfish
 * hangs in a position where they are not.
 * @param placement the first field of a FEN.
 */
export const couldHavePromoted = (placement: string): boolean =>
  [placement.replace(/[^A-Z]/g, '').toLowerCase(), placement.replace(/[^a-z]/g, '')].every(pieces => {
    const count = (letter: string): number => pieces.split(letter).length - 1;
    const made = PIECES_AT_START.map(([letter, atStart]) => Math.max(0, count(letter) - atStart));
    return made.reduce((sum, extra) => sum + extra, count('p')) <= PAWNS;
  });
