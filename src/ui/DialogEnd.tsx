import clsx from 'clsx';
import type { ReactNode } from 'react';

type DialogEndProps = { className?: string; children: ReactNode };

/**
 * The buttons that end a dialog, its last part: they stay in view however long the dialog is. Not on a screen of a few
 * lines (a keyboard is open, or the page is enlarged), where they would cover what they confirm.
 */
export const DialogEnd = ({ className, children }: DialogEndProps) => (
  <div
    className={clsx(
      'sticky bottom-0 z-20 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-6 py-4',
      'max-sm:*:grow sm:-mx-8 sm:-mb-8 sm:px-8 [@media(height<30rem)]:static',
      className,
    )}
  >
    {children}
  </div>
);
