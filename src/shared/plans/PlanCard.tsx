import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { PieceMark } from '../../ui/Piece.tsx';
import type { Plan } from './plans.ts';

type PlanCardProps = { plan: Plan; /** What leads on from it. */ action: ReactNode; as?: 'h2' | 'h3' };

/** A plan: what it costs and what it gives. */
export const PlanCard = ({
  plan: { name, piece, price, period, text, features, popular },
  action,
  as: Heading = 'h3',
}: PlanCardProps) => (
  <li
    className={clsx(
      'flex flex-col overflow-hidden rounded-card border bg-surface shadow-card',
      popular ? 'border-2 border-gold lg:-my-4' : 'border-line',
    )}
  >
    {popular && <div aria-hidden className="board-strip text-gold" />}
    <div className="flex flex-1 flex-col p-7 sm:p-8">
      <div className="flex min-h-12 items-center gap-3">
        <PieceMark kind={piece} className="size-12 text-brand-text" />
        <Heading className="text-heading">{name}</Heading>
        {popular && (
          <Badge tone="gold" className="ml-auto">
            Mais popular
          </Badge>
        )}
      </div>
      <p className="mt-5">
        <span className="font-display text-title font-semibold tabular-nums">{price}</span>
        {period && <span className="ml-2 text-ink-soft">{period}</span>}
      </p>
      <p className="mt-1 text-ink-soft">{text}</p>
      <ul className="mt-6 mb-8 grid gap-2.5">
        {features.map(feature => (
          <li key={feature} className="flex items-start gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-brand-text" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{action}</div>
    </div>
  </li>
);
