import { type Game } from './game.ts';
import { sayMove } from './notation.ts';

/** Tells each move, as it is made, to whoever cannot see it. */
export const MoveAnnouncer = ({ game }: { game: Game }) => {
  const last = game.moves.at(-1);
  return (
    <p role="status" aria-label="Último lance" className="sr-only">
      {last && sayMove(last)}
    </p>
  );
};
