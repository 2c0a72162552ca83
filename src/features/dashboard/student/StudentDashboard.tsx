import type { User } from '../../../../server/features/auth/auth.schema.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { ContinueList } from './ContinueList.tsx';
import { DueToday } from './DueToday.tsx';
import { Goals } from './Goals.tsx';
import { MyCourses } from './MyCourses.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { SpecialSections } from './SpecialSections.tsx';
import { StudentFigures } from './StudentFigures.tsx';
import { StudentHeading } from './StudentHeading.tsx';
import { Tasks } from './Tasks.tsx';
import { UpcomingSessions } from './UpcomingSessions.tsx';
import { useCalendarWeek } from '../../../shared/calendar/use-calendar-week.ts';
import { useOwnAssignments } from '../../../shared/assignments/use-own-assignments.ts';
import { LiveNow, useLiveNow } from '../../../shared/live-lessons/LiveNow.tsx';
import { ThisWeek } from '../ThisWeek.tsx';
import { useDueToday, useOwnStudies } from '../use-dashboard.ts';
import { WeeklyProgress } from './WeeklyProgress.tsx';
import { WeekRanking } from './WeekRanking.tsx';

/** Where the figures stand one below another, what is for today comes before them: the `sm` of the design, 40rem. */
const NARROW = '(width < 40rem)';

/** The student's progress and next steps. */
export const StudentDashboard = ({ user, firstName }: { user: User; firstName: string }) => {
  const studies = useOwnStudies();
  const tasks = useOwnAssignments();
  const live = useLiveNow();
  const week = useCalendarWeek();
  const training = useDueToday();
  const isNarrow = useMediaQuery(NARROW);
  // All, or what comes late would push down what is being read.
  if (studies.isPending || [tasks, live, week, training].some(({ isPending }) => isPending)) return <SkeletonCards />;
  if (studies.isError) return <LoadError error={studies.error} onRetry={() => studies.refetch()} />;
  const { enrollments } = studies.data;
  const today = (
    <>
      <LiveNow lessons={live.data?.lessons ?? []} />
      <DueToday due={training.data?.due} />
    </>
  );
  return (
    <>
      <StudentHeading firstName={firstName} />
      {isNarrow && <div className="mb-6 grid grid-cols-1 gap-6 empty:hidden">{today}</div>}
      <StudentFigures user={user} enrollments={enrollments} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {!isNarrow && today}
          <Tasks assignments={tasks.data?.assignments ?? []} />
          {week.data && week.data.entries.length > 0 && <ThisWeek week={week.data} />}
          <ContinueList enrollments={enrollments} />
          <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
            <div className="grid min-w-0 grid-cols-1 gap-6">
              <WeeklyProgress />
              <UpcomingSessions />
            </div>
            <RecentActivity />
          </div>
          <SpecialSections />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ProfileCard user={user} />
          <MyCourses enrollments={enrollments} />
          <Goals />
          <WeekRanking />
        </div>
      </div>
    </>
  );
};
