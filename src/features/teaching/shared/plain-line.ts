const MARKS: readonly [RegExp, string][] = [
  [/^\s{0,3}(#{1,6}|>|[-*+]|\d+\.)\s+/gm, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/[*_`~]{1,3}(?=\S)([^*_`~]+)[*_`~]{1,3}/g, '$1'],
  [/\s+/g, ' '],
];

/** A text in Markdown as one plain line, for a card that shows its beginning. */
export const plainLine = (markdown: string): string =>
  MARKS.reduce((text, [mark, plain]) => text.replace(mark, plain), markdown).trim();
