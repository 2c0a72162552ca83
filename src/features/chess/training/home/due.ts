/** How much of each kind comes again today. */
export type Due = { puzzles: number; mistakes: number; endings: number; lines: number };

/** All that comes again today, with the positions of lessons. */
export const countOf = ({ puzzles, mistakes, endings, lines }: Due, chapters: number): number =>
  puzzles + mistakes + endings + lines + chapters;
