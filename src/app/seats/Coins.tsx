import { Coins as CoinsIcon } from 'lucide-react';
import { plural } from '../../lib/plural.ts';

/** What a seat costs: so many coins, or nothing. */
export const Coins = ({ value }: { value: number }) => (
  <span className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-gold-text tabular-nums">
    <CoinsIcon aria-hidden className="size-[1.1em]" />
    {value === 0 ? 'Gratuito' : plural(value, 'moeda')}
  </span>
);
