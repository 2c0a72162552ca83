import type { PlayedMove } from './game.ts';
import type { Square } from './squares.ts';

/** What is highlighted on a board. */
export type Marks = {
  lastMove?: { readonly from: Square; readonly to: Square } | undefined;
  selected: Square | null;
  /** Where the selected piece may go. */
  targets: readonly PlayedMove[];
  check: Square | null;
  /** The square that a hint shows. */
  hint?: Square | undefined;
};

type Style = { background: string };

const INK = 'color-mix(in srgb, var(--color-piece-black) 42%, transparent)';
const last: Style = { background: 'color-mix(in srgb, var(--color-gold) 55%, transparent)' };
const selected: Style = { background: 'color-mix(in srgb, var(--color-gold) 85%, transparent)' };
const hint: Style = {
  background:
    'radial-gradient(circle, color-mix(in srgb, var(--color-gold) 90%, transparent) 55%, color-mix(in ' +
    'srgb, var(--color-brand) 85%, transparent) 60%)',
};
const check: Style = {
  background:
    'radial-gradient(circle, var(--color-danger) 20%, color-mix(in srgb, var(--color-danger) 60%, ' +
    'transparent) 60%, transparent 82%)',
};
/** A dot on an empty square, a ring around a piece that can be captured; drawn over the colour of the last move. */
const target = ({ captured, enPassant }: PlayedMove, below: Style | undefined): Style => {
  const dot =
    captured && !enPassant
      ? `radial-gradient(circle, transparent 62%, ${INK} 63%)`
      : `radial-gradient(circle, ${INK} 17%, transparent 18%)`;
  return { background: below ? `${dot}, ${below.background}` : dot };
};

/** How each marked square looks; where several marks meet, the most urgent shows. */
export const stylesOf = (marks: Marks): Partial<Record<Square, Style>> => {
  const styles: Partial<Record<Square, Style>> = {};
  if (marks.lastMove) Object.assign(styles, { [marks.lastMove.from]: last, [marks.lastMove.to]: last });
  if (marks.check) styles[marks.check] = check;
  if (marks.hint) styles[marks.hint] = hint;
  if (marks.selected) styles[marks.selected] = selected;
  for (const move of marks.targets) styles[move.to] = target(move, styles[move.to]);
  return styles;
};
