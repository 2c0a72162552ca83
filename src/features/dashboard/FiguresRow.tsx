import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type SchoolFigures, schoolFiguresOf } from './school-figures.ts';
import { useTaughtCourses } from './use-dashboard.ts';

/** A row of figures about the courses; should they fail to load, the list of courses says so. */
export const FiguresRow = ({ children }: { children: (figures: SchoolFigures) => ReactNode }) => {
  const { data, isPending } = useTaughtCourses();
  if (!data && !isPending) return null;
  return (
    <div className="mb-6 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {data ? children(schoolFiguresOf(data.courses)) : [1, 2, 3, 4].map(place => <Skeleton key={place} className="h-27" />)}
    </div>
  );
};
