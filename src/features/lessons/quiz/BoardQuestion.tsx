import { RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { readLine } from '../../../../server/rules/board-line.ts';
import { movesIn } from '../../../../server/rules/legal-moves.ts';
import type { MoveSquares, PlayedMove } from '../../../../server/rules/played-move.ts';
import { Board } from '../../../board/Board.tsx';
import { findMove, turnIn } from '../../../board/game.ts';
import { MoveField } from '../../../board/MoveField.tsx';
import { sayMove } from '../../../board/notation.ts';
import { inPortuguese } from '../../../lib/portuguese-moves.ts';
import { PromotionDialog } from '../../../board/PromotionDialog.tsx';
import { Button } from '../../../ui/Button.tsx';

type BoardQuestionProps = {
  fen: string;
  /** How many moves the answer has at most. */
  plies: number;
  /** The moves so far, in English SAN. */
  answer: string;
  disabled: boolean;
  onAnswer: (answer: string) => void;
};

const TURNS = { w: 'Brancas jogam', b: 'Pretas jogam' } as const;

const taskOf = (plies: number): string =>
  plies > 1
    ? `Jogue a linha inteira, também os lances do adversário: até ${plies} lances.`
    : 'Faça o lance no tabuleiro.';

/** A position whose answer is played on the board, for both sides. */
const BoardQuestion = ({ fen, plies, answer, disabled, onAnswer }: BoardQuestionProps) => {
  const [promoting, setPromoting] = useState<MoveSquares | null>(null);
  const read = readLine(fen, answer);
  const line = 'moves' in read ? read.moves : [];
  const last = line.at(-1);
  const moves = disabled || line.length >= plies ? [] : movesIn(last?.fen ?? fen);
  const color = turnIn(fen);

  const keep = (next: readonly PlayedMove[]) => onAnswer(next.map(({ san }) => san).join(' '));
  const playMove = (move: MoveSquares) => {
    const found = findMove(moves, move);
    if (found) keep([...line, found]);
  };
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="mx-auto w-full max-w-[min(100%,max(16rem,100dvh-24rem))]">
        <Board
          label={`Tabuleiro da questão: ${TURNS[color].toLowerCase()}`}
          fen={last?.fen ?? fen}
          moves={moves}
          lastMove={last}
          orientation={color}
          onMove={move => (move.promotion ? setPromoting(move) : playMove(move))}
        />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <p className="font-semibold">{TURNS[color]}</p>
        <p className="text-ink-soft">{taskOf(plies)}</p>
        <p role="status" className="min-h-7">
          <span className="sr-only">{last && sayMove(last)}</span>
          {line.length > 0 && (
            <>
              Sua resposta: <span className="font-semibold">{inPortuguese(line.map(({ san }) => san).join(' '))}</span>
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={disabled || line.length === 0}
            onClick={() => keep(line.slice(0, -1))}
          >
            <Undo2 aria-hidden /> Desfazer
          </Button>
          {plies > 1 && (
            <Button variant="secondary" size="sm" disabled={disabled || line.length === 0} onClick={() => keep([])}>
              <RotateCcw aria-hidden /> Recomeçar
            </Button>
          )}
        </div>
        {moves.length > 0 && <MoveField moves={moves} onMove={playMove} />}
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

export default BoardQuestion;
