import clsx from 'clsx';
import { Coins as CoinsIcon } from 'lucide-react';
import { plural } from '../../lib/plural.ts';

/** So many coins. */
export const Coins = ({ value, className }: { value: number; className?: string }) => (
  <span className={clsx('inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-gold-text tabular-nums', className)}>
    <CoinsIcon aria-hidden className="size-[1.1em]" />
    {plural(value, 'moeda')}
  </span>
);
