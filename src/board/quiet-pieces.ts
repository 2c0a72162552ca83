const ADDED = ['tabindex', 'role', 'aria-roledescription', 'aria-describedby', 'aria-disabled'];

const quieten = (board: HTMLElement): void => {
  for (const piece of board.querySelectorAll('[aria-roledescription]'))
    for (const name of ADDED) piece.removeAttribute(name);
};

/**
 * react-chessboard's drag and drop makes every piece a tab stop that speaks English. Our squares have keys and names of
 * their own, so what it adds is taken off again, from each piece as it appears. @returns what ends the watch.
 */
export const quietPieces = (board: HTMLElement | null): (() => void) | undefined => {
  if (!board) return undefined;
  quieten(board);
  const observer = new MutationObserver(() => quieten(board));
  observer.observe(board, { childList: true, subtree: true });
  return () => observer.disconnect();
};
