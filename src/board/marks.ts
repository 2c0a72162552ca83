import type { PlayedMove } from './game.ts';
import type { Square } from './squares.ts';

/** The squares that a board highlights. */
export type Marks = {
  lastMove?: { readonly from: Square; readonly to: Square } | undefined;
  /** A move that waits for its turn. */
  premove?: { readonly from: Square; readonly to: Square } | undefined;
  selected: Square | null;
  /** Where the selected piece may go. */
  targets: readonly PlayedMove[];
  check: Square | null;
  /** The piece to draw attention to. */
  hint?: Square | undefined;
};

type Style = { background: string };

const faded = (color: string, percent: number): string =>
  `color-mix(in srgb, var(--color-${color}) ${percent}%, transparent)`;

const INK = faded('piece-black', 42);
const last: Style = { background: faded('gold', 55) };
const premove: Style = { background: faded('info-text', 60) };
const selected: Style = { background: faded('gold', 85) };
const hint: Style = {
  background: `radial-gradient(circle, ${faded('gold', 90)} 55%, ${faded('brand', 85)} 60%)`,
};
const check: Style = {
  background: `radial-gradient(circle, var(--color-danger) 20%, ${faded('danger', 60)} 60%, transparent 82%)`,
};
/** A dot on an empty square, a ring around a piece that can be captured; above the colour of the last move. */
const target = ({ captured, enPassant }: PlayedMove, below: Style | undefined): Style => {
  const dot =
    captured && !enPassant
      ? `radial-gradient(circle, transparent 62%, ${INK} 63%)`
      : `radial-gradient(circle, ${INK} 17%, transparent 18%)`;
  return { background: below ? `${dot}, ${below.background}` : dot };
};

/** The style of each highlighted square; where several apply, the most urgent wins. */
export const stylesOf = (marks: Marks): Partial<Record<Square, Style>> => {
  const styles: Partial<Record<Square, Style>> = {};
  if (marks.lastMove) Object.assign(styles, { [marks.lastMove.from]: last, [marks.lastMove.to]: last });
  if (marks.premove) Object.assign(styles, { [marks.premove.from]: premove, [marks.premove.to]: premove });
  if (marks.check) styles[marks.check] = check;
  if (marks.hint) styles[marks.hint] = hint;
  if (marks.selected) styles[marks.selected] = selected;
  for (const move of marks.targets) styles[move.to] = target(move, styles[move.to]);
  return styles;
};
