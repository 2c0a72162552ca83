import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PieceMark } from '../../ui/Piece.tsx';
import { plans } from './landing.ts';

export const Plans = () => (
  <section aria-labelledby="planos" className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-28">
    <h2 id="planos" className="text-center text-title">
      Escolha a sua peça
    </h2>
    <p className="mx-auto mt-3 max-w-xl text-center text-lg text-ink-soft">Comece de graça e mude de plano quando quiser.</p>
    <ul className="mx-auto mt-12 grid max-w-md items-stretch gap-7 lg:max-w-none lg:grid-cols-3">
      {plans.map(plan => (
        <Plan key={plan.name} {...plan} />
      ))}
    </ul>
  </section>
);

const Plan = ({ name, piece, price, period, text, features, popular }: (typeof plans)[number]) => (
  <li className={clsx('flex flex-col overflow-hidden rounded-card border bg-surface shadow-card', popular ? 'border-2 border-gold lg:-my-4' : 'border-line')}>
    {popular && <div aria-hidden className="board-strip text-gold" />}
    <div className="flex flex-1 flex-col p-7 sm:p-8">
      <div className="flex min-h-12 items-center gap-3">
        <PieceMark kind={piece} className="size-12 text-brand-text" />
        <h3 className="text-heading">{name}</h3>
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
      <LinkButton href="/register" variant={popular ? 'gold' : 'secondary'} wide className="mt-auto" aria-label={`Começar Agora com o plano ${name}`}>
        Começar Agora
      </LinkButton>
    </div>
  </li>
);
