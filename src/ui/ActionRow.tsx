import type { ReactNode } from 'react';

/** Buttons side by side. On a phone they stand in two columns, an odd last one across both: none is left over. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div
    className={
      'flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 ' +
      'max-sm:[&>:last-child:nth-child(odd)]:col-span-2 max-sm:[&>*]:px-2'
    }
  >
    {children}
  </div>
);
