/** A text with blocks of the kinds `fen` and `pgn`, as they may stand in a question: its words, and its boards. */
export type FencedText = { words: string; boards: { kind: 'fen' | 'pgn'; text: string }[] };

const FENCE = /```(fen|pgn)\s+([^`]*?)\s*```/g;

/** Parts the words of a text from its boards, which cannot stand within a label. */
export const fencedText = (text: string): FencedText => ({
  words: text.replace(FENCE, '').trim(),
  boards: [...text.matchAll(FENCE)].map(([, kind, inside = '']) => ({
    kind: kind === 'pgn' ? 'pgn' : 'fen',
    text: inside,
  })),
});
