import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon?: LucideIcon;
  title: string;
  /** `h1` where it is all that the page says. */ as?: 'p' | 'h1';
  text?: ReactNode;
  action?: ReactNode;
};

/** Says that there is nothing yet, and what to do about it. */
export const EmptyState = ({ icon: Icon, title, as: Title = 'p', text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center px-4 py-10 text-center">
    {Icon && (
      <span aria-hidden className="mb-4 grid size-16 place-items-center rounded-full bg-gold-soft text-gold-text">
        <Icon className="size-8" />
      </span>
    )}
    <Title className="font-display text-heading font-semibold">{title}</Title>
    {text && <p className="mt-2 max-w-prose text-ink-soft">{text}</p>}
    {action && <div className="mt-6">{action}</div>}
  </div>
);
