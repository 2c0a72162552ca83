import clsx from 'clsx';
import { Star } from 'lucide-react';

/** Five stars, as many filled as the rounded-down value, and the value itself: 4,8. */
export const Rating = ({ value, count }: { value: number; count?: number }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden className="inline-flex text-gold-text">
      {[1, 2, 3, 4, 5].map(index => (
        <Star key={index} className={clsx('size-4.5', index <= Math.floor(value) ? 'fill-gold' : 'opacity-45')} />
      ))}
    </span>
    <span className="font-semibold tabular-nums">
      <span className="sr-only">Avaliação </span>
      {value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
    </span>
    {count !== undefined && <span className="text-ink-soft">({count.toLocaleString('pt-BR')})</span>}
  </span>
);
