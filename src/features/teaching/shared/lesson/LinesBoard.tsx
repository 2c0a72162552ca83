import { Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { readLine } from '../../../../../server/rules/board-line.ts';
import { movesIn } from '../../../../../server/rules/legal-moves.ts';
import type { MoveSquares } from '../../../../../server/rules/played-move.ts';
import { positionOf } from '../../../../../server/rules/position.ts';
import { Board } from '../../../../board/Board.tsx';
import { findMove, turnIn } from '../../../../board/game.ts';
import { lineInPortuguese } from '../../../../lib/portuguese-moves.ts';
import { PromotionDialog } from '../../../../board/PromotionDialog.tsx';
import { Button } from '../../../../ui/Button.tsx';

type LinesBoardProps = {
  fen: string;
  /** One line of moves below the other; what is played goes to the last. */
  lines: string;
  onLines: (lines: string) => void;
};

/** The position of a question, on which its right lines are played. */
const LinesBoard = ({ fen, lines, onLines }: LinesBoardProps) => {
  const [promoting, setPromoting] = useState<MoveSquares | null>(null);
  if (!positionOf(fen)) return <p className="text-danger-text">Esta posição ainda não é possível.</p>;
  const written = lines.split('\n');
  const read = readLine(fen, written.at(-1) ?? '');
  const line = 'moves' in read ? read.moves : [];
  const last = line.at(-1);
  const moves = 'moves' in read ? movesIn(last?.fen ?? fen) : [];
  const keep = (sans: readonly string[]) =>
    onLines([...written.slice(0, -1), lineInPortuguese(sans.join(' '))].join('\n'));
  const playMove = (move: MoveSquares) => {
    const found = findMove(moves, move);
    if (found) keep([...line, found].map(({ san }) => san));
  };
  return (
    <div className="grid max-w-md gap-3">
      <Board
        label="Posição da questão: jogue a linha certa"
        fen={last?.fen ?? fen}
        moves={moves}
        lastMove={last}
        orientation={turnIn(fen)}
        onMove={move => (move.promotion ? setPromoting(move) : playMove(move))}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={line.length === 0}
          onClick={() => keep(line.slice(0, -1).map(({ san }) => san))}
        >
          <Undo2 aria-hidden /> Desfazer lance
        </Button>
        <Button variant="secondary" size="sm" disabled={line.length === 0} onClick={() => onLines(`${lines}\n`)}>
          <Plus aria-hidden /> Outra linha certa
        </Button>
      </div>
      <PromotionDialog
        color={turnIn(last?.fen ?? fen)}
        open={promoting !== null}
        onClose={() => setPromoting(null)}
        onChoose={promotion => {
          setPromoting(null);
          if (promoting) playMove({ ...promoting, promotion });
        }}
      />
    </div>
  );
};

export default LinesBoard;
