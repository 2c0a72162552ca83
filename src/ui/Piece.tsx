/** One outline per chessman in a 45 × 45 box, cut from the same Staunton cloth: head, collar, body and base. */
const outlines = {
  pawn:
    'M22.5 7.2a5.7 5.7 0 0 1 3.7 10h1.6a1.7 1.7 0 0 1 0 3.4h-1.2c.5 4.9 2.3 8.7 5.2 11.6h.7a2 2 0 0 1 2 2v2.8' +
    'a1.5 1.5 0 0 1-1.5 1.5H12a1.5 1.5 0 0 1-1.5-1.5v-2.8a2 2 0 0 1 2-2h.700c2.9-2.9 4.7-6.7 5.2-11.6h-1.2' +
    'a1.7 1.7 0 0 1 0-3.4h1.6a5.7 5.7 0 0 1 3.7-10z',
  rook:
    'M12.5 7.5h4.8v3.2h2.9V7.5h4.6v3.2h2.9V7.5h4.8v7.6a1.5 1.5 0 0 1-.45 1.07L29.5 18.6l1.3 13.4h1.7' +
    'a2 2 0 0 1 2 2v3a1.5 1.5 0 0 1-1.5 1.5H12a1.5 1.5 0 0 1-1.5-1.5v-3a2 2 0 0 1 2-2h1.7l1.3-13.4-2.55-2.43' +
    'a1.5 1.5 0 0 1-.45-1.07z',
  bishop:
    'M22.5 4.4a2.5 2.5 0 0 1 1.7 4.3c4.3 3.5 6.5 7 6.5 10.6 0 2.6-1.1 4.7-3 6.1h.6a1.6 1.6 0 0 1 0 3.2h-1.1' +
    'c.5 1.5 1.5 2.7 2.8 3.7h2.5a2 2 0 0 1 2 2v2.7a1.5 1.5 0 0 1-1.5 1.5H12a1.5 1.5 0 0 1-1.5-1.5v-2.7' +
    'a2 2 0 0 1 2-2h2.5c1.3-1 2.3-2.2 2.8-3.7h-1.1a1.6 1.6 0 0 1 0-3.2h.6' +
    'c-1.9-1.4-3-3.5-3-6.1 0-3.6 2.2-7.1 6.5-10.6a2.5 2.5 0 0 1 1.7-4.3z',
  knight:
    'M20.4 4.6l3.3 3.1c6.6 1.5 10.3 6.8 10.3 14.1 0 3.8-.8 7.3-1.7 10.5h.2a2 2 0 0 1 2 2v2.7' +
    'a1.5 1.5 0 0 1-1.5 1.5H13a1.5 1.5 0 0 1-1.5-1.5v-2.7a2 2 0 0 1 2-2h.4' +
    'c.3-4.3 2.9-6.9 5.2-9.5 1.2-1.4 1.8-2.8 1.7-4.2-1.3 1.4-3 1.9-4.7 2.5l-2.6 2.7c-.9.9-2.3 1-3.3.2l-1.7-1.3' +
    'c-.9-.7-1.1-1.9-.6-2.9l3.1-5.7c.8-3.5 2.3-6.2 5.9-8.3z',
  queen:
    'M22.5 5.2a2.3 2.3 0 0 1 1.2 4.26l4.3 7.24 4.6-4.9a2.3 2.3 0 1 1 2.1 1.16L30.6 25.4h.2a1.6 1.6 0 0 1 0 3.2' +
    'h-1.6c.3 1.5 1.1 2.7 2.2 3.7h1.1a2 2 0 0 1 2 2v2.7a1.5 1.5 0 0 1-1.5 1.5H12a1.5 1.5 0 0 1-1.5-1.5v-2.7' +
    'a2 2 0 0 1 2-2h1.1c1.1-1 1.9-2.2 2.2-3.7h-1.6a1.6 1.6 0 0 1 0-3.2h.2L10.3 12.96a2.3 2.3 0 1 1 2.1-1.16' +
    'l4.6 4.9 4.3-7.24a2.3 2.3 0 0 1 1.2-4.26z',
  king:
    'M21 3.5h3v2.6h2.6v2.9H24v2.5c4.5-2.3 10.8-.7 10.8 5 0 3.8-2.8 6.1-4.1 8.9h.1a1.6 1.6 0 0 1 0 3.2h-1.6' +
    'c.3 1.5 1.1 2.7 2.2 3.7h1.1a2 2 0 0 1 2 2v2.7a1.5 1.5 0 0 1-1.5 1.5H12a1.5 1.5 0 0 1-1.5-1.5v-2.7' +
    'a2 2 0 0 1 2-2h1.1c1.1-1 1.9-2.2 2.2-3.7h-1.6a1.6 1.6 0 0 1 0-3.2h.1' +
    'c-1.3-2.8-4.1-5.1-4.1-8.9 0-5.7 6.3-7.3 10.8-5V9h-2.6V6.1H21z',
} as const;

export type PieceKind = keyof typeof outlines;
export type PieceColor = 'white' | 'black';

const colors: Record<PieceColor, string> = {
  white: 'fill-piece-white stroke-piece-black',
  black: 'fill-piece-black stroke-board-light',
};

/** A chessman on a drawn board, one unit wide, with its square's corner at x, y. */
export const Piece = ({ kind, color, x, y }: { kind: PieceKind; color: PieceColor; x: number; y: number }) => (
  <path
    d={outlines[kind]}
    transform={`translate(${x} ${y}) scale(${1 / 45})`}
    className={`${colors[color]} [stroke-width:1.3] [stroke-linejoin:round]`}
  />
);

/** A chessman as an ornament, in the colour of the text around it. */
export const PieceMark = ({ kind, className }: { kind: PieceKind; className?: string }) => (
  <svg aria-hidden viewBox="0 0 45 45" className={className}>
    <path d={outlines[kind]} fill="currentColor" />
  </svg>
);
