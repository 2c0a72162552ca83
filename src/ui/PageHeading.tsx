import type { ReactNode } from 'react';

type PageHeadingProps = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode };

/** The h1 of a screen, a sentence below it, and what can be done with the whole page. */
export const PageHeading = ({ title, subtitle, actions }: PageHeadingProps) => (
  <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div className="min-w-0 max-w-3xl">
      <h1 className="text-title">{title}</h1>
      {subtitle && <p className="mt-2 text-lg text-ink-soft">{subtitle}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>:not(span)]:grow">{actions}</div>}
  </div>
);
