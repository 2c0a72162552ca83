import clsx from 'clsx';
import { plural } from '../lib/plural.ts';
import { fenAt, type Game } from './game.ts';
import { materialBalance, capturedBy } from './material.ts';
import { PieceImage } from './pieces.tsx';
import { type Color, opposite } from './squares.ts';

/** The pieces that a side has captured, and by how many pawns it is ahead. Where room is short they overlap. */
export const CapturedPieces = ({ game, color, ply }: { game: Game; color: Color; ply: number }) => {
  const taken = capturedBy(game, color, ply);
  const ahead = materialBalance(fenAt(game, ply)) * (color === 'w' ? 1 : -1);
  return (
    <p
      className={clsx(
        'flex items-center text-sm font-semibold text-ink-soft',
        (taken.length > 0 || ahead > 0) && 'min-h-6',
      )}
    >
      <span className="sr-only">
        {taken.length > 0 ? `Capturou ${plural(taken.length, 'peça')}` : 'Nenhuma peça capturada'}
        {ahead > 0 && `, vantagem de ${plural(ahead, 'ponto')} em material`}
      </span>
      {taken.map((type, index) => (
        <span
          key={`${index}${type}`}
          className={clsx('flex', index < taken.length - 1 ? 'w-4.5 min-w-0' : 'w-6 shrink-0')}
        >
          <PieceImage type={type} color={opposite(color)} className="size-6 shrink-0" />
        </span>
      ))}
      {ahead > 0 && (
        <span aria-hidden className="ml-1.5 shrink-0">
          +{ahead}
        </span>
      )}
    </p>
  );
};
