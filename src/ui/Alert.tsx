import clsx from 'clsx';
import { CircleAlert, Info, Lightbulb, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { softTones } from './tones.ts';

const icons = { danger: CircleAlert, gold: Lightbulb, brand: ShieldCheck, info: Info } as const;

type AlertProps = { tone?: keyof typeof icons; title?: string; className?: string; children?: ReactNode };

/** A message in the page. A `danger` alert interrupts a screen reader, the others wait their turn. */
export const Alert = ({ tone = 'info', title, className, children }: AlertProps) => {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('flex gap-3 rounded-control border-l-4 border-current px-4 py-3', softTones[tone], className)}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={clsx(title && 'text-ink')}>{children}</div>}
      </div>
    </div>
  );
};
