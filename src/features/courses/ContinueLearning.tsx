import clsx from 'clsx';
import { Play } from 'lucide-react';
import type { Enrollment } from '../../../server/features/enrollments/enrollments.schema.ts';
import { studyText, underWay } from '../../lib/study-state.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { plural } from '../../lib/plural.ts';

/** The courses the student is in the middle of, the one studied last first. */
export const ContinueLearning = ({ enrollments }: { enrollments: readonly Enrollment[] }) => {
  const open = underWay(enrollments);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="continue-heading" className="mb-12">
      <h2 id="continue-heading" className="mb-4 text-heading">
        Continue Aprendendo
      </h2>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {open.map(enrollment => (
          <OpenCourse key={enrollment.id} enrollment={enrollment} />
        ))}
      </ul>
    </section>
  );
};

const OpenCourse = ({ enrollment }: { enrollment: Enrollment }) => {
  const { courseId, courseTitle, courseImageUrl, progress, completedLessons, totalLessons } = enrollment;
  return (
    <Card
      as="li"
      flush
      className={clsx(
        'grid grid-cols-[7rem_1fr] items-center gap-4 p-4 max-[16rem]:grid-cols-1 sm:grid-cols-[11rem_1fr]',
        'sm:gap-x-5 sm:p-5',
      )}
    >
      <Thumbnail src={courseImageUrl} className="rounded-control sm:row-span-2" />
      <div className="min-w-0 self-end">
        <h3 className="text-lg leading-snug font-semibold">{courseTitle}</h3>
        <p className="mb-2 text-[0.95rem] text-ink-soft">{studyText(enrollment)}</p>
        <Progress
          label={`Progresso em ${courseTitle}`}
          value={progress}
          valueText={`${completedLessons} de ${plural(totalLessons, 'aula')}`}
        />
      </div>
      <LinkButton href={`/course/${courseId}`} className="max-sm:col-span-full sm:self-start sm:justify-self-start">
        <Play aria-hidden />
        Continuar Curso
        <span className="sr-only">: {courseTitle}</span>
      </LinkButton>
    </Card>
  );
};
