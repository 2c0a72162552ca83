/** How much work a course is before any of it is saved: moves to play through, files to look up. Pure. */

/** As much as is done in half a second, or in a second where all of it is PGN. */
export const MOST_WEIGHT = 100_000;
/** What it takes to begin a board, or to look up a file, against reading one letter of a line of moves. */
const WEIGHT_OF_EACH = 40;

/**
 * A letter of a PGN outside its comments takes as long as one of a line (two to three microseconds; each is read
 * twice). It counts half, so that a course with ten times the moves of the demo's biggest one still comes in at once.
 */
const PGN_LETTERS = 2;

/** A comment is hardly read at all; one that is not closed goes to the end. */
const weightOfPgn = (pgn: string): number =>
  WEIGHT_OF_EACH + Math.ceil(pgn.replace(/\{[^}]*(?:\}|$)/g, '').length / PGN_LETTERS);

const weightOfLines = (value: unknown): number =>
  Array.isArray(value) ? value.reduce((sum: number, line) => sum + (typeof line === 'string' ? line.length : 0), 0) : 0;

const weightOfField = (name: string, value: unknown): number => {
  if (name === 'lines') return weightOfLines(value);
  if (name === 'pgn' && typeof value === 'string') return weightOfPgn(value);
  if (name === 'url' && typeof value === 'string' && value.startsWith('/')) return WEIGHT_OF_EACH;
  return weightOf(value);
};

/** The weight of what was sent, whatever it is: it has not been checked yet. */
export const weightOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + weightOf(item), 0);
  return Object.entries(value).reduce((sum, [name, inner]) => sum + weightOfField(name, inner), 0);
};
