import { Coins as CoinsIcon } from 'lucide-react';
import { plural } from '../../lib/plural.ts';

/** The student's balance. */
export const CoinBalance = ({ coins }: { coins: number }) => (
  <p className="flex items-center gap-3 rounded-card border border-line bg-gold-soft px-4 py-2 text-gold-text">
    <CoinsIcon aria-hidden className="size-6" />
    <span className="leading-tight">
      <span className="block text-sm">Suas moedas</span>
      <strong className="font-display text-xl tabular-nums">{plural(coins, 'moeda')}</strong>
    </span>
  </p>
);
