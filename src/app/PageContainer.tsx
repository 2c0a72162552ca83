import type { ReactNode } from 'react';

/** The space around a screen that does not reach from edge to edge. */
export const PageContainer = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10 beside-board:py-3 game-open:py-3 print:p-0">
    {children}
  </div>
);
