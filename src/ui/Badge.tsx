import clsx from 'clsx';
import type { ReactNode } from 'react';
import { softTones, type Tone } from './tones.ts';

/** A word or two about the thing beside it: a status, a level, a role. */
export const Badge = ({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) => (
  <span
    className={clsx(
      'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm',
      'font-semibold [&_svg]:size-4 [&_svg]:shrink-0',
      softTones[tone],
      className,
    )}
  >
    {children}
  </span>
);
