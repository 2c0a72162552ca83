import type { CSSProperties } from 'react';
import { defaultPieces, type PieceRenderObject } from 'react-chessboard';
import type { PieceSymbol } from '../game.ts';
import { PORTUGUESE_LETTERS } from '../notation.ts';
import { pieces as academia } from '../pieces.tsx';
import type { BoardSettings } from './board-settings.ts';

type Colors = { light: string; dark: string };

/** The school's own colours stand in the tokens. */
const COLORS: Partial<Record<BoardSettings['board'], Colors>> = {
  madeira: { light: '#f0d9b5', dark: '#a97a50' },
  azul: { light: '#e3e9ee', dark: '#6f8fae' },
};

/** The colours of a board, for everything drawn inside it. */
export const boardColors = (board: BoardSettings['board']): CSSProperties => {
  const colors = COLORS[board];
  return (colors ? { '--color-board-light': colors.light, '--color-board-dark': colors.dark } : {}) as CSSProperties;
};

const symbols: readonly PieceSymbol[] = ['p', 'n', 'b', 'r', 'q', 'k'];

/** A disc with the letter that the score sheet has for the piece. */
const Disc = ({ letter, isWhite }: { letter: string; isWhite: boolean }) => (
  <svg aria-hidden viewBox="0 0 45 45" className="size-full">
    <circle
      cx="22.5"
      cy="22.5"
      r="17"
      strokeWidth="2"
      className={isWhite ? 'fill-piece-white stroke-piece-black' : 'fill-piece-black stroke-piece-white'}
    />
    <text
      x="22.5"
      y="30.5"
      textAnchor="middle"
      fontSize="23"
      fontWeight="700"
      fontFamily="var(--font-sans)"
      className={isWhite ? 'fill-piece-black' : 'fill-piece-white'}
    >
      {letter}
    </text>
  </svg>
);

const letras: PieceRenderObject = Object.fromEntries(
  (['w', 'b'] as const).flatMap(color =>
    symbols.map(type => [
      `${color}${type.toUpperCase()}`,
      () => <Disc letter={PORTUGUESE_LETTERS[type] || 'P'} isWhite={color === 'w'} />,
    ]),
  ),
);

/** The school's own pieces, Colin Burnett's as react-chessboard brings them, and letters. */
export const pieceSets: Record<BoardSettings['pieces'], PieceRenderObject> = {
  academia,
  classicas: defaultPieces,
  letras,
};
