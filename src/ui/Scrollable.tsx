import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * What is wider than the page scrolls in a box of its own, which the keyboard must reach to scroll it. It is `relative`
 * so that words for screen readers, which are positioned, scroll with it and do not widen the page.
 */
export const Scrollable = ({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={clsx('relative overflow-x-auto', className)} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
