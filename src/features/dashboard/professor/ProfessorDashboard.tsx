import { useCalendarWeek } from '../../../shared/calendar/use-calendar-week.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ThisWeek } from '../ThisWeek.tsx';
import { ActionTiles } from '../ActionTiles.tsx';
import { ProfessorFigures } from './ProfessorFigures.tsx';
import { ProfessorHeading } from './ProfessorHeading.tsx';
import { TaughtCourses } from './TaughtCourses.tsx';
import { professorTilesWith } from '../tiles.ts';
import { useStatistics, useTaughtCourses } from '../use-dashboard.ts';

export const ProfessorDashboard = ({ firstName }: { firstName: string }) => (
  <>
    <ProfessorHeading firstName={firstName} />
    <Rooms />
  </>
);

/** Before the first course, the button that creates it comes first. */
const Rooms = () => {
  const tiles = professorTilesWith(useStatistics().data?.statistics.pendingReviews);
  const week = useCalendarWeek();
  const isNew = useTaughtCourses().data?.stats.totalCourses === 0;
  return isNew ? (
    <div className="grid grid-cols-1 gap-6">
      <TaughtCourses />
      <ActionTiles label="Área do professor" tiles={tiles} />
      <ProfessorFigures />
    </div>
  ) : (
    <>
      <ProfessorFigures />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[1fr_26rem]">
        <ActionTiles label="Área do professor" tiles={tiles} />
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {week.isPending ? <Skeleton className="h-40 w-full" /> : week.data && <ThisWeek week={week.data} />}
          <TaughtCourses />
        </div>
      </div>
    </>
  );
};
