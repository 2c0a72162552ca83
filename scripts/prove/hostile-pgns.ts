/** PGN that somebody makes to keep the server busy, each of so many characters and of its own kind. */

const filled = (text: string, size: number): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);
/** Legal however often it is repeated. */
const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 ';

export const hostilePgns = (size: number): Record<string, string> => ({
  'moves without end': filled(SHUFFLE, size),
  'many long games': `${SHUFFLE.repeat(600)}*\n`.repeat(Math.ceil(size / (600 * SHUFFLE.length))),
  'an illegal move at the end': `${SHUFFLE.repeat(2_400)}Ke5`,
  'variations beside each other': `1. e4 ${filled('(d4) ', size)}`,
  'variations in each other': `1. e4 ${filled('(d4 ', size)}`,
  'variations closed only': `1. e4 ${filled(') ', size)}`,
  'games of a move': filled('1. e4 *\n', size),
  'positions without moves': filled('[FEN "8/8/8/8/8/k7/8/K6R w - - 0 1"]\n*\n', size),
  'words that are no moves': filled('a ', size),
  'moves that nobody can play': filled('Re1 ', size),
  'many pieces that could move': `[FEN "k7/8/QQQQQ3/QQQQQ3/QQQQQ3/8/8/K7 w - - 0 1"]\n\n${filled('Qb5 ', size)}`,
  'tags without end': filled('[a "b"]\n', size),
  'a tag that never ends': `[a "${filled('\\"', size)}`,
  'tags cut off': filled('[a "\\', size),
  brackets: filled('[', size),
  'brackets, one a line': filled('[\n', size),
  'comments that begin': filled('{', size),
  'a comment that never ends': `1. e4 {${filled(' ', size)}`,
  spaces: ' '.repeat(size),
  dots: filled('.', size),
  digits: filled('1', size),
  'lines for programs': filled('%\n', size),
  'comments without end': `1. e4 ${filled('{a}', size)}`,
  'signs without end': `1. e4 ${filled('$1', size)}`,
});

/** What is no more than odd: it is read, and as fast. */
export const oddPgns = (size: number): Record<string, string> => ({
  'commands that begin': `1. e4 {${filled('[%', size)}}`,
  'arrows that begin': `1. e4 {${filled('[%cal ', size)}}`,
  'a command of spaces': `1. e4 {[%csl ${' '.repeat(size)}}`,
  'clocks that begin': `1. e4 {${filled('[%clk 1:', size)}}`,
  'many comments': `1. e4 ${'{a} '.repeat(40_000)}`,
});
