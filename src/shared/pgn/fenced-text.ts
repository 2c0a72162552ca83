/** A text with blocks of the kinds `fen` and `pgn`, as they may stand in a question: its words, and its boards. */
export type FencedText = { words: string; boards: { kind: 'fen' | 'pgn'; text: string }[] };

const FENCE = /```(fen|pgn)\s+([^`]*?)\s*```/g;
const DIAGRAM = /```fen\s+([^`]*?)\s*```/;

/** Parts the words of a text from its boards, which cannot stand within a label. */
export const fencedText = (text: string): FencedText => ({
  words: text.replace(FENCE, '').trim(),
  boards: [...text.matchAll(FENCE)].map(([, kind, inside = '']) => ({
    kind: kind === 'pgn' ? 'pgn' : 'fen',
    text: inside,
  })),
});

/** The first position of a text, as it is written; undefined where there is none. */
export const diagramIn = (text: string): string | undefined => DIAGRAM.exec(text)?.[1]?.split('\n', 1)[0];

const blockOf = (positions: readonly string[], gap: string): string => ['```fen', ...positions, '```'].join(gap);

/**
 * Puts a position in the place of the first diagram, or after the words. A block may hold several, one a line.
 * @param gap what parts fences and position: a field of one line has no line ends.
 */
export const withDiagram = (text: string, fen: string, gap: '\n' | ' '): string => {
  const inPlace = (_block: string, inside: string) => blockOf([fen, ...inside.split('\n').slice(1)], gap);
  if (DIAGRAM.test(text)) return text.replace(DIAGRAM, inPlace);
  const block = blockOf([fen], gap);
  return text.trim() === '' ? block : `${text.trimEnd()}${gap}${block}`;
};

/** Takes the first position away, and its block where it held no other. */
export const withoutDiagram = (text: string): string =>
  text
    .replace(DIAGRAM, (_block, inside: string) => {
      const others = inside.split('\n').slice(1);
      return others.length === 0 ? '' : blockOf(others, '\n');
    })
    .trim();
