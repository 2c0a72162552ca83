import { BookOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { toast } from '../../../ui/toast-store.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LeaveDialog } from '../shared/LeaveDialog.tsx';
import { useFocusAfterRemoval } from '../shared/use-focus-after-removal.ts';
import { useLeaveGuard } from '../shared/use-leave-guard.ts';
import { useRowFocus } from '../shared/use-row-focus.ts';
import { LessonActions } from './LessonActions.tsx';
import { LessonCard } from './LessonCard.tsx';
import { RemoveLesson } from './RemoveLesson.tsx';
import { ReorderBar } from './ReorderBar.tsx';
import { inOrder, isSameOrder } from './reorder.ts';
import { useReorderLessons } from './use-lessons.ts';

// The drag and drop library is only fetched by those who reorder lessons.
const SortableLessons = lazy(() => import('./SortableLessons.tsx'));

type LessonListProps = { courseId: number; lessons: readonly Lesson[] };

/** A course's lessons in their order, and the mode to change that order. */
export const LessonList = ({ courseId, lessons }: LessonListProps) => {
  const stored = inOrder(lessons);
  const [tried, setTried] = useState<Lesson[] | null>(null);
  const [doomed, setDoomed] = useState<Lesson>();
  const { target: heading, onRemoved } = useFocusAfterRemoval<HTMLHeadingElement>(lessons.map(({ id }) => id));
  const { container, focusOn } = useRowFocus();
  const reorder = useReorderLessons(courseId);
  const guard = useLeaveGuard(tried !== null && !isSameOrder(tried, stored));

  const startMode = () => {
    setTried(stored);
    focusOn('[data-mode]');
  };
  const leaveMode = () => {
    setTried(null);
    focusOn('[data-reorder]');
  };
  const save = (wanted: readonly Lesson[]) =>
    reorder.mutate(
      { courseId, lessonIds: wanted.map(({ id }) => id) },
      {
        onSuccess: () => toast({ title: 'Sucesso!', description: 'Lições reordenadas com sucesso' }),
        onError: () => toast({ title: 'Erro', description: 'Erro ao reordenar lições', variant: 'destructive' }),
        onSettled: leaveMode,
      },
    );
  return (
    <div ref={container}>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-heading">
        Lições do Curso
      </h2>
      {stored.length === 0 && (
        <EmptyState
          icon={BookOpen}
          title="Nenhuma lição criada ainda"
          action={<LinkButton href={`/professor/cursos/${courseId}/lessons/new`}>Criar Primeira Lição</LinkButton>}
        />
      )}
      {stored.length > 1 && (
        <ReorderBar
          isReordering={tried !== null}
          isSaving={reorder.isPending}
          onStart={startMode}
          onSave={() => tried && save(tried)}
          onCancel={leaveMode}
        />
      )}
      {tried ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <SortableLessons lessons={tried} onChange={setTried} />
        </Suspense>
      ) : (
        <ol aria-label="Lições do curso" className="grid grid-cols-1 gap-4">
          {stored.map(lesson => (
            <li key={lesson.id}>
              <LessonCard
                lesson={lesson}
                actions={<LessonActions lesson={lesson} onRemove={() => setDoomed(lesson)} />}
              />
            </li>
          ))}
        </ol>
      )}
      {doomed && (
        <RemoveLesson
          lesson={doomed}
          onClose={() => setDoomed(undefined)}
          onRemoved={() => {
            setDoomed(undefined);
            onRemoved(doomed.id);
          }}
        />
      )}
      <LeaveDialog guard={guard} text="A nova ordem das lições ainda não foi salva e será perdida." />
    </div>
  );
};
