import { BookOpen, Pencil } from 'lucide-react';
import { Link } from 'wouter';
import type { ProfessorCourse } from '../../../../server/features/teaching/taught-courses.schema.ts';
import { courseStatusLabels } from '../../../lib/course-labels.ts';
import { plural } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Panel } from '../Panel.tsx';
import { useTaughtCourses } from '../use-dashboard.ts';

const SHOWN = 5;

/** The professor's courses, the one changed last first. */
export const TaughtCourses = () => (
  <Panel
    icon={BookOpen}
    title="Meus Cursos"
    action={
      <LinkButton href="/professor/cursos" variant="ghost" size="sm" className="-mr-3">
        Ver Todos
      </LinkButton>
    }
  >
    <Courses />
  </Panel>
);

const Courses = () => {
  const taught = useTaughtCourses();
  if (taught.isPending) return <Skeleton className="h-48" />;
  if (taught.isError) return <LoadError error={taught.error} onRetry={() => taught.refetch()} />;
  const { courses } = taught.data;
  if (courses.length === 0) {
    return (
      <EmptyState
        icon={BookOpen}
        title="Nenhum curso criado"
        text="Monte o primeiro: quatro etapas, e os alunos já podem entrar."
        action={<LinkButton href="/create-course">Criar Primeiro Curso</LinkButton>}
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {courses.slice(0, SHOWN).map(course => (
        <CourseLine key={course.id} course={course} />
      ))}
    </ul>
  );
};

const CourseLine = ({ course: { id, title, status, studentsEnrolled, totalLessons } }: { course: ProfessorCourse }) => (
  <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
    <div className="min-w-0 flex-1">
      <Link href={`/professor/cursos/${id}`} className="font-semibold underline-offset-4 hover:underline">
        {title}
      </Link>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.95rem] text-ink-soft">
        <Badge tone={status === 'active' ? 'brand' : 'neutral'}>{courseStatusLabels[status]}</Badge>
        {plural(studentsEnrolled, 'aluno')} · {plural(totalLessons, 'aula')}
      </p>
    </div>
    <LinkButton href={`/professor/cursos/${id}/edit`} variant="ghost" size="icon" aria-label={`Editar ${title}`}>
      <Pencil aria-hidden />
    </LinkButton>
  </li>
);
