import clsx from 'clsx';

/** A placeholder for something that is loading; give it the size of what comes. */
export const Skeleton = ({ className = 'h-5 w-full' }: { className?: string }) => (
  <div aria-hidden data-pending className={clsx('animate-fill rounded-control bg-sunken', className)} />
);

/** Placeholders for cards, with a text for those who cannot see them. */
export const SkeletonCards = ({ count = 3, className = 'h-44' }: { count?: number; className?: string }) => (
  <div role="status" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    <span className="sr-only">Carregando...</span>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className={className} />
    ))}
  </div>
);
