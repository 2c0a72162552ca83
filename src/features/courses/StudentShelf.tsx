import { LoadError } from '../../ui/LoadError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { ContinueLearning } from './ContinueLearning.tsx';
import { useEnrollments } from './use-catalogue.ts';
import { BookMarked, Play, Trophy } from 'lucide-react';
import type { Enrollment } from '../../../server/features/enrollments/enrollments.schema.ts';
import { studyStateOf } from '../../lib/study-state.ts';
import { StatTile } from '../../ui/StatTile.tsx';

/** The student's own courses. */
export const StudentShelf = () => {
  const studies = useEnrollments();
  if (studies.isPending) return <SkeletonCards className="mb-10 h-27" />;
  if (studies.isError) {
    return (
      <div className="mb-10">
        <LoadError error={studies.error} onRetry={() => studies.refetch()} />
      </div>
    );
  }
  const { enrollments } = studies.data;
  return (
    <>
      <StudySummary enrollments={enrollments} />
      <ContinueLearning enrollments={enrollments} />
    </>
  );
};

const count = (enrollments: readonly Enrollment[], state: ReturnType<typeof studyStateOf>) =>
  enrollments.filter(enrollment => studyStateOf(enrollment) === state).length;

/** The student's courses in three figures. */
const StudySummary = ({ enrollments }: { enrollments: readonly Enrollment[] }) => (
  <div className="mb-10 grid grid-cols-1 gap-4 sm:grid-cols-3">
    <StatTile icon={BookMarked} label="Cursos matriculados" value={enrollments.length} tone="info" />
    <StatTile icon={Play} label="Em andamento" value={count(enrollments, 'inProgress')} />
    <StatTile icon={Trophy} label="Concluídos" value={count(enrollments, 'completed')} tone="gold" />
  </div>
);
