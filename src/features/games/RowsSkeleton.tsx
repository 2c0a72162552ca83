import { Skeleton } from '../../ui/Skeleton.tsx';

const ROWS = [1, 2, 3, 4, 5];

/** Placeholder for a list that loads. */
export const RowsSkeleton = () => (
  <div role="status" className="space-y-3">
    <span className="sr-only">Carregando...</span>
    {ROWS.map(row => (
      <Skeleton key={row} className="h-16" />
    ))}
  </div>
);
