import { useState } from 'react';
import type { PuzzleSummary } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { Board } from '../../../../board/Board.tsx';
import { fenAt, type Move } from '../../../../board/game.ts';
import { MoveAnnouncer } from '../../../../board/MoveAnnouncer.tsx';
import { PromotionDialog } from '../../../../board/PromotionDialog.tsx';
import { positionBefore, squaresOf } from './position-before.ts';
import { movesOf, shownGame, solverOf } from './solving.ts';
import type { useSolving } from './use-solving.ts';

type SolvingBoardProps = {
  puzzle: PuzzleSummary;
  solver: ReturnType<typeof useSolving>;
  /** The half-move that is looked at. */ ply: number;
  /** Whether that is the last one, where one plays on. */ isLive: boolean;
};

/** The board on which a puzzle is solved. */
export const SolvingBoard = ({ puzzle, solver: { state, act }, ply, isLive }: SolvingBoardProps) => {
  const [promoting, setPromoting] = useState<Move | null>(null);
  const { phase, hint } = state;
  const game = shownGame(state);
  const isOpening = phase.is === 'opening';
  const playMove = (move: Move) => act({ type: 'moved', move });
  return (
    <>
      <Board
        label={`Tabuleiro: ${puzzle.title}`}
        fen={isOpening && puzzle.lastMove ? positionBefore(puzzle.fen, puzzle.lastMove) : fenAt(game, ply)}
        moves={isLive ? movesOf(state) : []}
        lastMove={game.moves[ply - 1] ?? (isOpening ? undefined : squaresOf(puzzle.lastMove))}
        hint={hint ?? undefined}
        orientation={solverOf(state)}
        onMove={move => (move.promotion ? setPromoting(move) : playMove(move))}
      />
      <MoveAnnouncer game={game} />
      <PromotionDialog
        color={solverOf(state)}
        open={promoting !== null}
        onClose={() => setPromoting(null)}
        onChoose={promotion => {
          setPromoting(null);
          if (promoting) playMove({ ...promoting, promotion });
        }}
      />
    </>
  );
};
