import { type Game } from './game.ts';
import { sayMove } from './notation.ts';

/** Announces each move to screen readers. */
export const MoveAnnouncer = ({ game }: { game: Game }) => {
  const last = game.moves.at(-1);
  return (
    <p role="status" aria-label="Último lance" className="sr-only">
      {last && sayMove(last)}
    </p>
  );
};
