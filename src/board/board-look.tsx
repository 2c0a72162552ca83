import type { CSSProperties } from 'react';
import type { ChessboardOptions } from 'react-chessboard';
import { pieces } from './pieces.tsx';

const ANIMATION_MS = 180;
/** A shaking hand or finger means a click, not a drag. */
const DRAG_DISTANCE_PX = 5;

const notation: CSSProperties = {
  fontWeight: 700,
  fontSize: 'clamp(11px, 2.4cqi, 15px)',
  fontFamily: 'var(--font-sans)',
};

/** How every board of the school looks. */
export const boardLook = {
  pieces,
  boardStyle: {
    display: 'grid',
    gridTemplateColumns: 'repeat(8, 1fr)',
    overflow: 'hidden',
    width: '100%',
    height: '100%',
    position: 'relative',
    borderRadius: '0.5rem',
  },
  lightSquareStyle: { backgroundColor: 'var(--color-board-light)' },
  darkSquareStyle: { backgroundColor: 'var(--color-board-dark)' },
  lightSquareNotationStyle: { color: 'color-mix(in srgb, var(--color-board-dark) 55%, black)' },
  darkSquareNotationStyle: { color: 'var(--color-piece-white)' },
  alphaNotationStyle: { ...notation, position: 'absolute', bottom: 0, right: '5%', userSelect: 'none' },
  numericNotationStyle: { ...notation, position: 'absolute', top: 0, left: '5%', userSelect: 'none' },
  dropSquareStyle: { boxShadow: 'inset 0 0 0 4px var(--color-gold)' },
  allowDrawingArrows: false,
  animationDurationInMs: ANIMATION_MS,
  dragActivationDistance: DRAG_DISTANCE_PX,
} satisfies ChessboardOptions;
