import type { ReviewedMove } from '../../../../server/features/game-reviews/game-reviews.schema.ts';
import type { Game } from '../../../board/game.ts';
import { numbered } from '../../../board/notation.ts';
import { inPortuguese } from '../../../lib/portuguese-moves.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ShownLine } from './use-shown-line.ts';
import { judgmentLabels } from './review-labels.ts';

type MistakeCardProps = { move: ReviewedMove; game: Game; onShow: (line: ShownLine) => void };

/** What was wrong with a move, in words and, on the board, by the answer to it and by what was better. */
export const MistakeCard = ({ move, game, onShow }: MistakeCardProps) => {
  const { ply, judgment, best, line = [], refutation = [], text } = move;
  if (!judgment) return null;
  const name = numbered(game.moves, ply);
  return (
    <div role="status" aria-label="O que houve neste lance" className="rounded-control bg-sunken px-4 py-3">
      <p className="font-semibold">
        {name}
        {judgment} <span className="font-normal text-ink-soft">({judgmentLabels[judgment]})</span>
      </p>
      <p className="mt-1 break-words">{text ?? (best ? `Melhor era ${inPortuguese(best)}.` : '')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {refutation.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onShow({ name: `A resposta a ${name}`, ply, sans: refutation })}
          >
            Ver a resposta
          </Button>
        )}
        {line.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onShow({ name: `Em vez de ${name}`, ply: ply - 1, sans: line })}
          >
            Ver o melhor lance
          </Button>
        )}
      </div>
    </div>
  );
};
