import clsx from 'clsx';
import { Coins as CoinsIcon } from 'lucide-react';
import { plural } from '../../lib/plural.ts';

type CoinsProps = { value: number; /** Shown instead of zero. */ none?: string; className?: string };

/** An amount of coins. */
export const Coins = ({ value, none, className }: CoinsProps) => (
  <span
    className={clsx(
      'inline-flex max-w-full shrink-0 items-center gap-1.5 font-semibold text-gold-text tabular-nums',
      className,
    )}
  >
    <CoinsIcon aria-hidden className="size-[1.1em] shrink-0" />
    {value === 0 && none ? none : plural(value, 'moeda')}
  </span>
);

/** A price, or 'Gratuito'. */
export const CoinPrice = ({ value }: { value: number }) => <Coins value={value} none="Gratuito" />;
