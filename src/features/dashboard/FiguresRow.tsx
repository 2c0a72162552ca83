import type { ReactNode } from 'react';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { SchoolFigures } from './school-figures.ts';
import { useStatistics, useTaughtCourses } from './use-dashboard.ts';

/** A row of figures about courses and students; should the courses fail to load, their list says so. */
export const FiguresRow = ({ children }: { children: (figures: SchoolFigures) => ReactNode }) => {
  const taught = useTaughtCourses();
  const students = useStatistics();
  if (taught.isError) return null;
  if (students.isError) return <LoadError error={students.error} onRetry={() => students.refetch()} />;
  return (
    <div className="mb-6 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {taught.data && students.data
        ? children({ ...students.data.statistics, ...taught.data.stats })
        : [1, 2, 3, 4].map(index => <Skeleton key={index} className="h-27" />)}
    </div>
  );
};
