import { useState } from 'react';
import { Chess } from 'chess.js';
import { played } from '../../../../server/rules/played-move.ts';
import { fenAt, type Game } from '../../../board/game.ts';

/** A line beside the game: it begins at the position after `ply` half-moves. */
export type ShownLine = { name: string; ply: number; sans: readonly string[] };

const gameOf = (game: Game, { ply, sans }: ShownLine): Game => {
  const chess = new Chess(fenAt(game, ply));
  return { start: chess.fen(), moves: sans.map(san => played(chess.move(san))) };
};

/** A line that is looked at in place of the game, from its first move on. */
export const useShownLine = (game: Game) => {
  const [shown, setShown] = useState<{ line: ShownLine; game: Game; at: number } | null>(null);
  return {
    shown,
    show: (line: ShownLine) => setShown({ line, game: gameOf(game, line), at: 1 }),
    goTo: (at: number) =>
      setShown(known => known && { ...known, at: Math.min(known.game.moves.length, Math.max(0, at)) }),
    close: () => setShown(null),
  };
};
