/** What react-chessboard's drag and drop adds to each piece. */
const DRAG_ATTRIBUTES = ['tabindex', 'role', 'aria-roledescription', 'aria-describedby', 'aria-disabled'];

/** Its English instructions (hidden), and its report of each drag: 'Draggable item e2 was dropped over …'. */
const ENGLISH_TEXTS = '[style="display: none;"], [id^="DndLiveRegion"]';

const silence = (board: HTMLElement): void => {
  for (const piece of board.querySelectorAll('[aria-roledescription]'))
    for (const name of DRAG_ATTRIBUTES) piece.removeAttribute(name);
  for (const text of board.querySelectorAll(ENGLISH_TEXTS)) {
    text.removeAttribute('role');
    text.removeAttribute('aria-live');
    if (text.childElementCount === 0 && text.textContent) text.textContent = '';
  }
};

/**
 * Drag and drop makes every piece a tab stop with an English name and reports each drag in English. Our squares have
 * keys and names of their own, and the board says in Portuguese what is picked up, so whatever drag and drop adds is
 * removed again as it appears. The library has no option for it. @returns what ends the observation.
 */
export const silenceDrag = (board: HTMLElement | null): (() => void) | undefined => {
  if (!board) return undefined;
  silence(board);
  const observer = new MutationObserver(() => silence(board));
  observer.observe(board, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};
