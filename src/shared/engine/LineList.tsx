import clsx from 'clsx';
import { Plus } from 'lucide-react';
import type { PlayedMove } from '../../../server/rules/played-move.ts';
import { winPercent, type Evaluation } from '../../../server/rules/winning-chances.ts';
import { numberedMove } from '../../board/notation.ts';
import { Button } from '../../ui/Button.tsx';
import { evaluationText, evaluationWords, movesText, type SaidLine } from './said-lines.ts';

const Value = ({ evaluation }: { evaluation: Evaluation }) => (
  <span
    className={clsx(
      'shrink-0 rounded-md border border-line-strong px-2 py-0.5 text-[0.95rem] font-semibold tabular-nums',
      winPercent(evaluation) >= 50 ? 'bg-piece-white text-piece-black' : 'bg-piece-black text-piece-white',
    )}
  >
    <span aria-hidden>{evaluationText(evaluation)}</span>
    <span className="sr-only">{evaluationWords(evaluation)}</span>
  </span>
);

type LineListProps = {
  lines: readonly SaidLine[];
  onPlay: (move: PlayedMove) => void;
  /** Adds a whole line as a variation. */
  onAdd: (moves: readonly PlayedMove[]) => void;
};

/** The engine's best lines: a tap plays the first move, another adds the whole line as a variation. */
export const LineList = ({ lines, onPlay, onAdd }: LineListProps) => (
  <ol className="divide-y divide-line">
    {lines.map(({ rank, evaluation, moves }) => {
      const [first] = moves;
      return (
        <li key={rank} className="flex items-center gap-2 py-1">
          <button
            type="button"
            onClick={() => first && onPlay(first)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-md px-1 text-left hover:bg-sunken"
          >
            <span className="sr-only">{first && `Jogar ${numberedMove(first)}: `}</span>
            <Value evaluation={evaluation} />
            <span className="line-clamp-2 min-w-0">{movesText(moves)}</span>
          </button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Acrescentar a linha de ${first ? numberedMove(first) : ''}`}
            onClick={() => onAdd(moves)}
          >
            <Plus aria-hidden />
          </Button>
        </li>
      );
    })}
  </ol>
);
