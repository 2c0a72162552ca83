import { Skeleton } from '../../ui/Skeleton.tsx';

/** A course on its way, in the shape of what comes. */
export const PlayerSkeleton = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Carregando...</span>
    <Skeleton className="h-12 w-3/4" />
    <Skeleton className="h-24 w-full max-w-3xl" />
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="aspect-video" />
      <Skeleton className="h-80" />
    </div>
  </div>
);
