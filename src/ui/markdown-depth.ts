/** Quotes, lists and footnotes that begin inside one another on one line. */
const NESTED_BLOCKS = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t]|\[\^[^\]\s]+\]:)){100}/m;
/** Each pair may stand inside the one before. */
const MOST_EMPHASIS_MARKS = 1_600;

const marksIn = (block: string): number => block.length - block.replaceAll(/[*_~]/g, '').length;

/**
 * Whether a text may be nested so deep that the recursive Markdown parser takes seconds and then fails. Nobody writes
 * like that on purpose.
 */
export const isTooDeep = (markdown: string): boolean =>
  NESTED_BLOCKS.test(markdown) || markdown.split(/\n[ \t]*\n/).some(block => marksIn(block) > MOST_EMPHASIS_MARKS);
