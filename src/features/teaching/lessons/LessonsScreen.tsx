import { ArrowLeft, Plus, BookOpen, Clock, Eye, Film } from 'lucide-react';
import { useSession } from '../../../shared/session/session.tsx';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { OwnCourse } from '../courses/OwnCourse.tsx';
import { LessonList } from './LessonList.tsx';
import { useLessons } from './use-lessons.ts';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { formatDuration } from '../../../lib/format.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import { summaryOf } from './lesson-facts.ts';

const LessonSummary = ({ lessons }: { lessons: readonly Lesson[] }) => {
  const { total, published, duration, withVideo } = summaryOf(lessons);
  return (
    <section aria-label="Resumo das lições" className="mb-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatTile icon={BookOpen} tone="info" label="Total de Lições" value={total} />
      <StatTile icon={Eye} label="Publicadas" value={published} />
      <StatTile icon={Clock} tone="gold" label="Duração Total" value={formatDuration(duration)} />
      <StatTile icon={Film} label="Com Vídeo" value={withVideo} />
    </section>
  );
};

const Content = ({ courseId }: { courseId: number }) => {
  const lessons = useLessons(courseId);
  // Once loaded they stay on the screen, with an order that is being tried, even if a later request fails.
  if (!lessons.data)
    return lessons.error ? (
      <LoadError error={lessons.error} onRetry={() => lessons.refetch()} />
    ) : (
      <SkeletonCards count={4} className="h-28" />
    );
  return (
    <>
      <LessonSummary lessons={lessons.data.lessons} />
      <LessonList courseId={courseId} lessons={lessons.data.lessons} />
    </>
  );
};

const CourseLessons = ({ course: { id, title } }: { course: Course }) => {
  const { user } = useSession();
  return (
    <>
      <PageHeading
        title="Lições"
        subtitle={title}
        actions={
          <>
            <LinkButton href={user?.role === 'admin' ? '/professor/cursos' : '/professor'} variant="secondary">
              <ArrowLeft aria-hidden /> Voltar
            </LinkButton>
            <LinkButton href={`/professor/cursos/${id}/lessons/new`}>
              <Plus aria-hidden /> Nova Lição
            </LinkButton>
          </>
        }
      />
      <Content courseId={id} />
    </>
  );
};

/** A course's lessons, to be written, ordered and removed. */
const LessonsScreen = () => <OwnCourse page="Lições">{course => <CourseLessons course={course} />}</OwnCourse>;

export default LessonsScreen;
