import clsx from 'clsx';
import type { ReactNode } from 'react';
import { softTones, type Tone } from './tones.ts';

/** A word or two about the thing beside it: a status, a level, a role. */
export const Badge = ({ tone = 'neutral', className, children }: { tone?: Tone; className?: string; children: ReactNode }) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-4',
      softTones[tone],
      className,
    )}
  >
    {children}
  </span>
);
