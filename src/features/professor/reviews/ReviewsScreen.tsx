import { ClipboardCheck, Inbox } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { Chips } from '../../../ui/Chips.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ProfessorArea } from '../shared/ProfessorArea.tsx';
import { useCourseChoice } from '../shared/use-course-choice.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { type ReviewsPlace, useReviews } from './use-reviews.ts';

const states = [
  { value: 'pending', label: 'Aguardando' },
  { value: 'graded', label: 'Corrigidas' },
] as const;

const placeFrom = (query: URLSearchParams): ReviewsPlace => ({
  state: query.get('estado') === 'corrigidas' ? 'graded' : 'pending',
  courseId: Number(query.get('curso')) || undefined,
  page: Math.max(1, Number(query.get('pagina')) || 1),
});
const queryOf = ({ state, courseId, page }: ReviewsPlace): Record<string, string> => ({
  ...(state === 'graded' && { estado: 'corrigidas' }),
  ...(courseId && { curso: String(courseId) }),
  ...(page > 1 && { pagina: String(page) }),
});

const ReviewList = ({ place, onGoTo }: { place: ReviewsPlace; onGoTo: (page: number) => void }) => {
  const reviews = useReviews(place);
  if (reviews.isPending) {
    return (
      <div role="status" className="space-y-5">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-56 w-full" />
      </div>
    );
  }
  if (reviews.isError) return <LoadError error={reviews.error} onRetry={() => reviews.refetch()} />;
  const { reviews: found, total, pageSize } = reviews.data;
  if (found.length === 0) {
    return place.state === 'pending' ? (
      <EmptyState icon={ClipboardCheck} title="Nenhuma resposta esperando" text="Quando um aluno responder a uma questão dissertativa, ela aparece aqui." />
    ) : (
      <EmptyState icon={Inbox} title="Nenhuma resposta corrigida ainda" />
    );
  }
  return (
    <>
      <ul aria-label="Respostas" aria-busy={reviews.isPlaceholderData} className="grid gap-5">
        {found.map(review => (
          <ReviewCard key={`${review.answerId} ${review.gradedAt}`} review={review} />
        ))}
      </ul>
      <Paging page={place.page} pages={Math.ceil(total / pageSize)} onGoTo={onGoTo} />
    </>
  );
};

/** Essay answers: what waits for a grade, and what has one. */
const ReviewsScreen = () => {
  const [query, setQuery] = useSearchParams();
  const place = placeFrom(query);
  const courses = useCourseChoice();
  const go = (next: Partial<ReviewsPlace>) => setQuery(queryOf({ ...place, page: 1, ...next }));
  return (
    <ProfessorArea>
      {() => (
        <>
          <PageHeading title="Revisões" subtitle="Respostas dissertativas dos seus alunos. A sua correção entra na nota do quiz, e o aluno é avisado." />
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <Chips label="Estado" chips={states} value={place.state} onChange={state => go({ state })} />
            <Field label="Curso" className="w-full sm:w-80">
              <Select value={place.courseId ?? 'all'} onChange={({ target }) => go({ courseId: Number(target.value) || undefined })}>
                <option value="all">Todos os Cursos</option>
                {courses.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <ReviewList place={place} onGoTo={page => go({ page })} />
        </>
      )}
    </ProfessorArea>
  );
};

export default ReviewsScreen;
