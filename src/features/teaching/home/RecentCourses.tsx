import { BookOpen } from 'lucide-react';
import { Link } from 'wouter';
import type { ProfessorCourse } from '../../../../server/features/teaching/taught-courses.schema.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { statusText, statusTones } from '../courses/labels.ts';
import { ratingText } from '../../../shared/professor/rating-and-progress.ts';
import { useOwnCourses } from './use-home.ts';

const SHOWN = 6;

const CourseLine = ({
  course: { id, title, imageUrl, status, studentsEnrolled, totalLessons, rating },
}: {
  course: ProfessorCourse;
}) => (
  <li>
    <Link href={`/professor/cursos/${id}`} className="flex items-center gap-4 rounded-control p-2 hover:bg-sunken">
      <Thumbnail src={imageUrl} className="w-24 rounded-control" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          <Badge tone={statusTones[status] ?? 'neutral'}>{statusText(status)}</Badge>
        </span>
        <span className="block text-[0.95rem] text-ink-soft">
          {plural(studentsEnrolled, 'aluno')} · {plural(totalLessons, 'aula')}
          {rating !== null && ` · avaliação ${ratingText(rating)}`}
        </span>
      </span>
    </Link>
  </li>
);

const Courses = () => {
  const courses = useOwnCourses();
  if (courses.isPending) return <Skeleton className="h-64 w-full" />;
  if (courses.isError) return <LoadError error={courses.error} onRetry={() => courses.refetch()} />;
  const { courses: found } = courses.data;
  if (found.length === 0) {
    return (
      <EmptyState
        icon={BookOpen}
        title="Nenhum curso criado"
        text="Quatro etapas, e os alunos já podem entrar."
        action={<LinkButton href="/create-course">Criar Primeiro Curso</LinkButton>}
      />
    );
  }
  return (
    <ul aria-label="Meus Cursos" className="-mx-2 grid gap-1">
      {found.slice(0, SHOWN).map(course => (
        <CourseLine key={course.id} course={course} />
      ))}
    </ul>
  );
};

/** The professor's courses, the one changed last first. */
export const RecentCourses = () => (
  <Card as="section" aria-labelledby="own-courses">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 id="own-courses" className="text-heading">
        Meus Cursos
      </h2>
      <LinkButton href="/professor/cursos" variant="ghost" size="sm" className="-mr-3">
        Ver Todos
      </LinkButton>
    </div>
    <Courses />
  </Card>
);
