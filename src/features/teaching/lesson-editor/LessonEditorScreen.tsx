import { SearchX } from 'lucide-react';
import { useParams } from 'wouter';
import { codeOf } from '../../../lib/error-text.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import type { Crumb } from '../../../ui/Breadcrumbs.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { blankLesson, lessonValuesOf } from '../shared/lesson/lesson-values.ts';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { LessonEditor } from './LessonEditor.tsx';
import { editorFields } from './tabs.ts';
import { idIn, useCourseOfLesson, useStoredLesson } from './use-lesson-editor.ts';

const Missing = ({ title, href, label }: { title: string; href: string; label: string }) => (
  <EmptyState
    icon={SearchX}
    as="h1"
    title={title}
    text="O conteúdo pode ter sido removido, ou o endereço está incompleto."
    action={<LinkButton href={href}>{label}</LinkButton>}
  />
);

const Waiting = () => {
  const [{ begin }] = useUrlState(editorFields);
  return (
    <div role="status" data-board={begin === 'chapters' ? 'waiting' : undefined} className="grid gap-5">
      <span className="sr-only">Carregando...</span>
      <Skeleton className="h-12 w-72" />
      <Skeleton className="h-12" />
      <Skeleton className="h-96" />
    </div>
  );
};

const isGone = (error: unknown): boolean => ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'].includes(codeOf(error) ?? '');

type Addressed = { userId: number; courseId: number | null };

const Opened = ({
  userId,
  courseId,
  lessonId,
}: Addressed & { /** Null for a new lesson. */ lessonId: number | null }) => {
  const course = useCourseOfLesson(courseId);
  const stored = useStoredLesson(lessonId);
  const lessonsPath = `/professor/cursos/${courseId}/lessons`;
  if (courseId === null || isGone(course.error) || course.data?.course.editable === false)
    return <Missing title="Curso não encontrado" href="/professor/cursos" label="Voltar aos Cursos" />;
  if (isGone(stored.error) || (stored.data && stored.data.lesson.courseId !== courseId))
    return <Missing title="Lição não encontrada" href={lessonsPath} label="Voltar às lições" />;
  const error = course.error ?? stored.error;
  if (error)
    return (
      <LoadError error={error} onRetry={() => Promise.all([course.refetch(), lessonId !== null && stored.refetch()])} />
    );
  // A version cached by an earlier visit would be refused when it is saved.
  if (
    !course.data ||
    !course.isFetchedAfterMount ||
    (lessonId !== null && (!stored.data || !stored.isFetchedAfterMount))
  )
    return <Waiting />;
  const initial = stored.data ? lessonValuesOf(stored.data.lesson) : blankLesson(course.data.course.lessons.length + 1);
  const reload = async () => {
    const { data } = await stored.refetch({ throwOnError: true });
    return data ? lessonValuesOf(data.lesson) : initial;
  };
  return (
    <LessonEditor key={lessonId} userId={userId} course={course.data.course} initial={initial} onReload={reload} />
  );
};

const crumbsTo = (courseId: string | undefined, title: string): Crumb[] => [
  { label: 'Cursos', href: '/professor/cursos' },
  { label: 'Lições', href: `/professor/cursos/${courseId}/lessons` },
  { label: title },
];

const LessonEditorScreen = () => {
  const { courseId, lessonId } = useParams();
  const isNew = lessonId === undefined;
  const id = idIn(lessonId);
  return (
    <ProfessorArea crumbs={crumbsTo(courseId, isNew ? 'Nova Lição' : 'Editar Lição')}>
      {({ id: userId }) =>
        !isNew && id === null ? (
          <Missing
            title="Lição não encontrada"
            href={`/professor/cursos/${courseId}/lessons`}
            label="Voltar às lições"
          />
        ) : (
          <Opened key={`${courseId} ${lessonId}`} userId={userId} courseId={idIn(courseId)} lessonId={id} />
        )
      }
    </ProfessorArea>
  );
};

export default LessonEditorScreen;
