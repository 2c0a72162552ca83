import { GraduationCap, Sparkles } from 'lucide-react';
import type { Review } from '../../../../server/features/game-reviews/game-reviews.schema.ts';
import type { Game } from '../../../board/game.ts';
import { numbered } from '../../../board/notation.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ChancesGraph } from './ChancesGraph.tsx';
import { MistakeCard } from './MistakeCard.tsx';
import type { Steps } from './review-here.ts';
import { accuracyText, countedErrors, hasErrors, judgmentLabels, type Side } from './review-labels.ts';
import type { useReview } from './use-review.ts';
import type { ShownLine } from './use-shown-line.ts';

const SIDES: { side: Side; name: string }[] = [
  { side: 'white', name: 'Brancas' },
  { side: 'black', name: 'Pretas' },
];

const Summary = ({ review }: { review: Review }) => (
  <dl className="grid grid-cols-2 gap-3">
    {SIDES.map(({ side, name }) => (
      <div key={side} className="rounded-control bg-sunken px-3 py-2">
        <dt className="text-sm text-ink-soft">{name}: precisão</dt>
        <dd>
          <span className="text-xl font-semibold tabular-nums">{accuracyText(review.accuracy[side])}</span>
          <span className="block text-sm text-ink-soft">{countedErrors(review, side)}</span>
        </dd>
      </div>
    ))}
  </dl>
);

const Waiting = ({ steps }: { steps: Steps | null }) => (
  <div className="space-y-2 rounded-control bg-sunken px-4 py-3">
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      {steps
        ? 'Seu aparelho está revendo a partida. Deixe-a aberta até o fim.'
        : 'O motor está revendo a partida. Leva cerca de meio minuto; quem está jogando passa na frente.'}
    </p>
    {steps && (
      <Progress
        label="Posições vistas"
        value={steps.done}
        max={steps.total}
        valueText={`${steps.done} de ${steps.total} posições`}
      />
    )}
  </div>
);

type ReviewPanelProps = {
  reviewing: ReturnType<typeof useReview>;
  game: Game;
  ply: number;
  onGoTo: (ply: number) => void;
  onShow: (line: ShownLine) => void;
  /** Whose game it is; null where it is not the viewer's. */ own: { gameId: number; side: Side } | null;
};

/** The engine's review of a game, asked for unless it is there: graph, accuracy, and each error with its answer. */
export const ReviewPanel = ({ reviewing, game, ply, onGoTo, onShow, own }: ReviewPanelProps) => {
  const { ask, isAsked, isLoading, review, steps, error, retry } = reviewing;
  if (error) return <LoadError error={error} onRetry={retry} />;
  if (isLoading) return <Skeleton className="h-72 w-full" />;
  if (!isAsked)
    return (
      <div className="rounded-control bg-gold-soft px-4 py-3">
        <p className="mb-3">O motor mostra os momentos que decidiram a partida e o que era melhor.</p>
        <Button onClick={ask}>
          <Sparkles aria-hidden /> Ver os erros da partida
        </Button>
      </div>
    );
  if (review?.status !== 'done') return <Waiting steps={steps} />;
  const errors = review.moves.filter(({ judgment }) => judgment === '?' || judgment === '??');
  const current = review.moves[ply - 1];
  return (
    <section aria-label="Revisão da partida" className="space-y-4">
      {review.opening && (
        <p>
          <span className="text-ink-soft">Abertura:</span> {review.opening.name} ({review.opening.eco})
        </p>
      )}
      <ChancesGraph moves={review.moves} ply={ply} onGoTo={onGoTo} />
      <Summary review={review} />
      {errors.length > 0 && (
        <ul aria-label="Erros" className="flex flex-wrap gap-2">
          {errors.map(({ ply: at, judgment = '?' }) => (
            <li key={at}>
              <Button
                variant={at === ply ? 'primary' : 'secondary'}
                size="sm"
                aria-label={`${numbered(game.moves, at)}, ${judgmentLabels[judgment]}`}
                aria-current={at === ply ? 'step' : undefined}
                onClick={() => onGoTo(at)}
              >
                {numbered(game.moves, at)}
                {judgment}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {own && hasErrors(review, own.side) && (
        <LinkButton href={`/treino?modo=erros&partida=${own.gameId}`}>
          <GraduationCap aria-hidden /> Aprenda com seus erros
        </LinkButton>
      )}
      {current && <MistakeCard key={ply} move={current} game={game} onShow={onShow} />}
    </section>
  );
};
