import { Lightbulb } from 'lucide-react';
import { fenAt, type Game } from '../../../board/game.ts';
import { numbered } from '../../../board/notation.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useCommentary } from './use-commentary.ts';

/** The comments on the shown move and on the one before it: the student's and the AI's. */
export const Commentary = ({ game, ply }: { game: Game; ply: number }) => {
  const comments = useCommentary(game);
  const shown = [ply, ply - 1].filter(own => own > 0).map(own => ({ own, text: comments.get(fenAt(game, own)) }));
  const isWaiting = ply === game.moves.length && ply > 0 && shown[0]?.text === undefined;
  return (
    <section aria-label="Comentários" className="rounded-control bg-gold-soft p-4">
      <h3 className="mb-2 flex items-center gap-2 font-sans font-semibold text-gold-text">
        <Lightbulb aria-hidden className="size-5" /> Comentários
      </h3>
      <div role="log" aria-label="Análise dos lances" className="space-y-3">
        {ply === 0 && <p>Depois de cada lance, uma explicação da posição aparece aqui.</p>}
        {shown.map(
          ({ own, text }) =>
            text !== undefined && (
              <div key={own}>
                <p className="font-semibold">{numbered(game.moves, own)}</p>
                <p className="whitespace-pre-line">{text}</p>
              </div>
            ),
        )}
      </div>
      {isWaiting && (
        <p className="mt-3 flex items-center gap-2 text-gold-text">
          <Spinner /> Analisando a posição...
        </p>
      )}
    </section>
  );
};
