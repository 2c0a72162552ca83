import { lazy, Suspense } from 'react';
import type { Week } from '../../../server/features/calendar/calendar.schema.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

// The dashboard is the first screen of most people: it stays light.
const WeekPanel = lazy(() => import('./WeekPanel.tsx'));

/** What the rest of the week brings. */
export const ThisWeek = ({ week }: { week: Week }) => (
  <Suspense fallback={<Skeleton className="h-40 w-full" />}>
    <WeekPanel week={week} />
  </Suspense>
);
