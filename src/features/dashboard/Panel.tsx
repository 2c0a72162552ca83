import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

type PanelProps = { title: string; icon: LucideIcon; action?: ReactNode; children: ReactNode };

/** One section of the dashboard: a card with a title. */
export const Panel = ({ title, icon: Icon, action, children }: PanelProps) => {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="flex min-w-0 items-center gap-2.5 text-heading">
          <Icon aria-hidden className="size-5 shrink-0 text-gold-text" />
          <span className="min-w-0">{title}</span>
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
};
