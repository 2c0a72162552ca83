import clsx from 'clsx';
import { Star } from 'lucide-react';
import { errorText } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { Card } from '../../../ui/Card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useRateCourse } from '../use-progress.ts';

const STARS = [1, 2, 3, 4, 5];
const starsText = (stars: number): string => plural(stars, 'estrela');

/** A student's judgment of a completed course, as native radios: arrows move, what is chosen is kept at once. */
export const RatingCard = ({ enrollment }: { enrollment: { id: number; rating: number | null } }) => {
  const rate = useRateCourse();
  const shown = (rate.isPending ? rate.variables?.rating : enrollment.rating) ?? 0;
  const choose = (rating: number) =>
    rate.mutate(
      { id: enrollment.id, rating },
      {
        onSuccess: () => toast({ title: 'Obrigado pela avaliação!' }),
        onError: error =>
          toast({
            title: 'Não foi possível salvar sua avaliação',
            description: errorText(error),
            variant: 'destructive',
          }),
      },
    );
  return (
    <Card as="section">
      <fieldset className="min-w-0">
        <legend className="font-display text-heading font-semibold">O que você achou do curso?</legend>
        <div className="mt-3 flex flex-wrap">
          {STARS.map(stars => (
            <label
              key={stars}
              className={clsx(
                'relative grid size-12 cursor-pointer place-items-center rounded-control',
                'has-focus-visible:outline-3 has-focus-visible:outline-brand-text',
              )}
            >
              <input
                type="radio"
                name="avaliacao"
                value={stars}
                checked={stars === shown}
                onChange={() => choose(stars)}
                className="sr-only"
              />
              <Star
                aria-hidden
                className={clsx('size-8', stars <= shown ? 'fill-gold text-gold-edge' : 'text-line-strong')}
              />
              <span className="sr-only">{starsText(stars)}</span>
            </label>
          ))}
        </div>
        <p className="mt-2 text-[0.95rem] text-ink-soft">
          {shown > 0
            ? `Sua avaliação: ${starsText(shown)}. Você pode mudá-la.`
            : 'Sua opinião ajuda outros alunos a escolher.'}
        </p>
      </fieldset>
    </Card>
  );
};
