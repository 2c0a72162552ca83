import clsx from 'clsx';

const SQUARES =
  'bg-[conic-gradient(var(--color-board-light)_25%,transparent_0_50%,var(--color-board-light)_0_75%,transparent_0)]';

/** A course's picture, or the corner of a board where there is none. Decorative: the title always stands beside it. */
export const Thumbnail = ({ src, className }: { src: string | null; className?: string }) => (
  <div className={clsx('relative aspect-4/3 shrink-0 overflow-hidden bg-night text-board-light', className)}>
    {src ? (
      <img src={src} alt="" loading="lazy" className="size-full object-cover" />
    ) : (
      <div aria-hidden className={clsx('size-full bg-board-dark', SQUARES, 'bg-size-[33.4%_44.5%]')} />
    )}
  </div>
);
