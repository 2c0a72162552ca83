import type { ReactNode } from 'react';
import { PieceMark } from '../../ui/Piece.tsx';

/** A highlighted offer. */
export const OfferBanner = ({ title, text, action }: { title: string; text: string; action?: ReactNode }) => (
  <section
    aria-label={title}
    className="bg-night board-ground relative overflow-hidden rounded-card px-6 py-7 text-on-night sm:px-9 sm:py-9"
  >
    <PieceMark
      kind="queen"
      className="pointer-events-none absolute -right-4 -bottom-8 size-44 rotate-12 text-gold opacity-25 max-sm:hidden"
    />
    <div className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
      <div className="min-w-0 max-w-4xl">
        <h2 className="text-title text-gold">{title}</h2>
        <p className="mt-1 text-lg text-on-night-soft">{text}</p>
      </div>
      {action}
    </div>
  </section>
);
