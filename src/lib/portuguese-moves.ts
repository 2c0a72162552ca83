/** Moves in Portuguese letters, apart from the board: pages that show no board write moves too. */
const LETTERS: Readonly<Record<string, string>> = { K: 'R', Q: 'D', R: 'T', B: 'B', N: 'C' };

/** 'Nf3' → 'Cf3', 'e8=Q#' → 'e8=D#'. */
export const inPortuguese = (san: string): string => san.replace(/[KQRBN]/g, letter => LETTERS[letter] ?? letter);

/**
 * 'Nf3 Nc6' → 'Cf3 Cc6'. A line whose only letters are the king's stays as it was: 'R' alone would be read as a rook.
 */
export const lineInPortuguese = (line: string): string => {
  const text = inPortuguese(line);
  return /(^|\s)R/.test(text) && !/(^|\s)[DTC]/.test(text) ? line : text;
};
