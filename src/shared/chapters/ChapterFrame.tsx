import type { ReactNode } from 'react';

/**
 * A large board, and beside it what is said; below it on a phone. Board, comment and the next button are in one view:
 * the board is as wide as the height that is left under the header and the row of chapters.
 */
export const ChapterFrame = ({ board, children }: { board: ReactNode; children: ReactNode }) => (
  <div className="@container">
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 @2xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="mx-auto w-full max-w-[min(100%,max(16rem,100dvh-13rem))]">{board}</div>
      <div className="grid min-w-0 grid-cols-1 gap-4">{children}</div>
    </div>
  </div>
);
