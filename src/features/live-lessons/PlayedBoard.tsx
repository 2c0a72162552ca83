import { type ComponentProps, useMemo, useState } from 'react';
import { movesIn } from '../../../server/rules/legal-moves.ts';
import { toUci } from '../../../server/rules/played-move.ts';
import { Board } from '../../board/Board.tsx';
import { findMove, type Move } from '../../board/game.ts';
import { PromotionDialog } from '../../board/PromotionDialog.tsx';
import { isSquare } from '../../board/squares.ts';

type PlayedBoardProps = Pick<ComponentProps<typeof Board>, 'label' | 'fen' | 'orientation' | 'shapes'> & {
  /** The last move in UCI. */
  last: string | undefined;
  onMove: (uci: string) => void;
};

const squaresOf = (uci: string | undefined) => {
  const [from, to] = [uci?.slice(0, 2) ?? '', uci?.slice(2, 4) ?? ''];
  return isSquare(from) && isSquare(to) ? { from, to } : undefined;
};

/** A board on which every legal move can be played; what a pawn becomes is asked. */
export const PlayedBoard = ({ fen, last, onMove, ...board }: PlayedBoardProps) => {
  const [promoting, setPromoting] = useState<Move | null>(null);
  const moves = useMemo(() => movesIn(fen), [fen]);
  return (
    <>
      <Board
        {...board}
        fen={fen}
        moves={moves}
        lastMove={squaresOf(last)}
        onMove={move => (findMove(moves, move)?.promotion ? setPromoting(move) : onMove(toUci(move)))}
      />
      {promoting && (
        <PromotionDialog
          color={fen.split(' ')[1] === 'b' ? 'b' : 'w'}
          open
          onChoose={promotion => {
            onMove(toUci({ ...promoting, promotion }));
            setPromoting(null);
          }}
          onClose={() => setPromoting(null)}
        />
      )}
    </>
  );
};
