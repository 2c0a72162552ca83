import { winPercent, type Evaluation } from '../../../server/rules/winning-chances.ts';
import type { Color } from '../../board/squares.ts';
import { evaluationWords } from './said-lines.ts';

type EvaluationBarProps = { evaluation: Evaluation | undefined; orientation: Color };

/** Who stands better, as a column beside the board: the part of each side is its chances to win. */
export const EvaluationBar = ({ evaluation, orientation }: EvaluationBarProps) => {
  const white = evaluation ? winPercent(evaluation) : 50;
  const top = orientation === 'w' ? 100 - white : white;
  const [upper, lower] =
    orientation === 'w' ? ['bg-piece-black', 'bg-piece-white'] : ['bg-piece-white', 'bg-piece-black'];
  return (
    <div
      role="img"
      aria-label={`Avaliação: ${evaluation ? evaluationWords(evaluation) : 'ainda sem avaliação'}`}
      className={`flex w-4 shrink-0 flex-col overflow-hidden rounded-md border-2 border-line-strong ${lower}`}
    >
      <span
        className={`block ${upper} transition-[height] duration-300 motion-reduce:transition-none`}
        style={{ height: `${top}%` }}
      />
    </div>
  );
};
