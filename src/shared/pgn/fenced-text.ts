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

/** The text of the first diagram; undefined where there is none. */
export const diagramIn = (text: string): string | undefined => DIAGRAM.exec(text)?.[1];

/**
 * Puts a position in the place of the first diagram, or after the words.
 * @param gap what parts fences and position: a field of one line has no line ends.
 */
export const withDiagram = (text: string, fen: string, gap: '\n' | ' '): string => {
  const block = ['```fen', fen, '```'].join(gap);
  if (DIAGRAM.test(text)) return text.replace(DIAGRAM, block);
  return text.trim() === '' ? block : `${text.trimEnd()}${gap}${block}`;
};

export const withoutDiagram = (text: string): string => text.replace(DIAGRAM, '').trim();
