import clsx from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { PieceImage } from '../../../../board/pieces.tsx';
import { rowsFor, type Square, stepFrom } from '../../../../board/squares.ts';
import { isLight, type Question, type VisionPiece } from './vision.ts';

const piecesIn = (question: Question): readonly VisionPiece[] => {
  if (question.kind === 'ataque') return question.pieces;
  return question.kind === 'cavalo' ? [{ square: question.from, type: 'n', color: 'w' }] : [];
};

const markedIn = (question: Question): Square | undefined =>
  question.kind === 'nome' ? question.square : question.kind === 'cavalo' ? question.target : undefined;

const names = { q: 'dama', r: 'torre', b: 'bispo', n: 'cavalo' } as const;
const sayPiece = ({ type, color }: VisionPiece): string => {
  const isFeminine = type === 'q' || type === 'r';
  const colored = color === 'w' ? (isFeminine ? 'branca' : 'branco') : isFeminine ? 'preta' : 'preto';
  return `${names[type]} ${colored}`;
};

/** A board without names at its edge: by pointer, or by arrows and Enter. */
export const VisionBoard = ({ question, onPress }: { question: Question; onPress: (square: Square) => void }) => {
  const [stop, setStop] = useState<Square>('e4');
  const grid = useRef<HTMLDivElement>(null);
  const pieceOn = new Map(piecesIn(question).map(piece => [piece.square, piece]));
  const marked = markedIn(question);
  const move = (event: KeyboardEvent) => {
    const next = stepFrom(stop, event.key, 'w');
    if (!next) return;
    event.preventDefault();
    setStop(next);
    grid.current?.querySelector<HTMLElement>(`[data-name="${next}"]`)?.focus();
  };
  const sayMark = question.kind === 'nome' ? 'casa marcada' : 'destino';
  return (
    <div
      ref={grid}
      role="group"
      aria-label="Tabuleiro"
      className="grid aspect-square w-full grid-cols-8 overflow-hidden rounded-control"
    >
      {rowsFor('w')
        .flat()
        .map(square => {
          const piece = pieceOn.get(square);
          const what = [
            // Named, the square would be the answer.
            question.kind === 'nome' ? (square === marked ? sayMark : 'casa') : square,
            piece && sayPiece(piece),
            question.kind === 'cavalo' && square === marked && sayMark,
          ].filter(Boolean);
          return (
            <button
              key={square}
              type="button"
              data-name={square}
              tabIndex={square === stop ? 0 : -1}
              aria-label={what.join(', ')}
              onKeyDown={move}
              className={clsx(
                'relative grid place-items-center focus-visible:z-10 focus-visible:outline-3',
                'focus-visible:-outline-offset-3 focus-visible:outline-brand-text',
                isLight(square) ? 'bg-board-light' : 'bg-board-dark',
              )}
              onClick={() => {
                setStop(square);
                onPress(square);
              }}
            >
              {square === marked && <span aria-hidden className="absolute inset-1 rounded-full bg-gold opacity-75" />}
              {piece && <PieceImage type={piece.type} color={piece.color} className="relative size-full" />}
            </button>
          );
        })}
    </div>
  );
};
