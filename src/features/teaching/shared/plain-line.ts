// Repetitions have an end, so that no text takes long: it is read for each card of a list.
const FENCE = /^ {0,3}(`{3,20}|~{3,20})[ \t]*(\w*)[^\n]*\n(?:[\s\S]*?)(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm;

/** What stands for a text that holds nothing but a board. */
const blockNames: Readonly<Record<string, string>> = { pgn: 'Partida no tabuleiro', fen: 'Diagrama' };

const MARKS: readonly [RegExp, string][] = [
  [FENCE, '\n'],
  [/^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/gm, ''],
  [/^\s{0,3}(?:[-*_][ \t]*){3,}$/gm, ''],
  [/^[ \t]*\|(.*)\|[ \t]*$/gm, '$1'],
  [/^\s{0,3}(?:(?:#{1,6}|>|[-*+]|\d+[.)]|\[[ xX]\])\s+)+/gm, ''],
  [/!?\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, '$1'],
  [/<\/?[a-zA-Z][^>]{0,500}>/g, ''],
  [/(\*{1,3}|_{1,3}|~~|`{1,3})(?=\S)([^*_`~]+)\1/g, '$2'],
  [/\s*\|\s*/g, ' · '],
  [/\s+/g, ' '],
];

const blocksIn = (markdown: string): string =>
  [...markdown.matchAll(FENCE)].flatMap(([, , name = '']) => blockNames[name.toLowerCase()] ?? []).join(' · ');

/** A text in Markdown as one plain line, without its games, for a card that shows its beginning. */
export const plainLine = (markdown: string): string =>
  MARKS.reduce((text, [mark, plain]) => text.replace(mark, plain), markdown).trim() || blocksIn(markdown);
