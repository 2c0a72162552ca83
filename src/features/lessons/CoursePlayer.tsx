import { SearchX } from 'lucide-react';
import { useParams } from 'wouter';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { codeOf } from '../../lib/error-text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { CourseScreen } from './CourseScreen.tsx';
import { idIn, useCourse } from './use-course.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder in the shape of the course page. */
const PlayerSkeleton = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Carregando...</span>
    <Skeleton className="h-12 w-3/4" />
    <Skeleton className="h-24 w-full max-w-3xl" />
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="aspect-video" />
      <Skeleton className="h-80" />
    </div>
  </div>
);

const NotFound = () => (
  <EmptyState
    icon={SearchX}
    as="h1"
    title="Curso não encontrado"
    text="Ele pode ter saído do catálogo, ou o endereço está incompleto."
    action={<LinkButton href="/courses">Voltar ao catálogo</LinkButton>}
  />
);

const CoursePlayer = () => {
  const { user } = useSession();
  const { courseId } = useParams();
  const id = idIn(courseId);
  const { course, lessons, error, retry } = useCourse(user ? id : null);
  if (!user) return <LoginRequired text="Faça login para acessar este curso" />;
  if (id === null || codeOf(error) === 'NOT_FOUND') return <NotFound />;
  // Once it is here the course stays, with the quiz that may lie over it, though it could not be asked for again.
  if (!course || !lessons) return error ? <LoadError error={error} onRetry={retry} /> : <PlayerSkeleton />;
  return <CourseScreen key={course.id} user={user} course={course} lessons={lessons} />;
};

export default CoursePlayer;
