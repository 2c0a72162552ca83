import { LoadError } from '../../ui/LoadError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { ContinueLearning } from './ContinueLearning.tsx';
import { StudySummary } from './StudySummary.tsx';
import { useEnrollments } from './use-catalogue.ts';

/** What the student has already taken from the catalogue. */
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
