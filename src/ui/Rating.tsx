import clsx from 'clsx';
import { Star } from 'lucide-react';

/** How much of a star is filled: 0, ½ or 1. */
const shareOf = (value: number, star: number): number =>
  Math.min(1, Math.max(0, Math.round((value - star + 1) * 2) / 2));

const FilledStar = ({ share }: { share: number }) => (
  <span data-share={share} className="relative">
    <Star className={clsx('size-4.5', share < 1 ? 'opacity-45' : 'fill-gold')} />
    {share === 0.5 && <Star className="absolute inset-0 size-4.5 fill-gold [clip-path:inset(0_50%_0_0)]" />}
  </span>
);

/** Five stars, filled to the nearest half, and the value itself: 4,8. */
export const Rating = ({ value, count }: { value: number; count?: number }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden className="inline-flex text-gold-text">
      {[1, 2, 3, 4, 5].map(index => (
        <FilledStar key={index} share={shareOf(value, index)} />
      ))}
    </span>
    <span className="font-semibold tabular-nums">
      <span className="sr-only">Avaliação </span>
      {value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
    </span>
    {count !== undefined && <span className="text-ink-soft">({count.toLocaleString('pt-BR')})</span>}
  </span>
);
