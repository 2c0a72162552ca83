import type { ReactNode } from 'react';

type PageHeadingProps = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode };

/** The h1 of a screen, a sentence below it, and what can be done with the whole page; low beside a board. */
export const PageHeading = ({ title, subtitle, actions }: PageHeadingProps) => (
  <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 beside-board:mb-2">
    <div className="min-w-0 max-w-3xl items-baseline gap-x-5 beside-board:flex">
      <h1 className="text-title beside-board:text-heading">{title}</h1>
      {subtitle && <p className="mt-2 text-lg text-ink-soft">{subtitle}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">{actions}</div>}
  </div>
);
