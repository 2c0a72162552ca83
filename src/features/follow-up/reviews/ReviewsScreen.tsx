import { ClipboardCheck, Inbox } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { CourseFilter } from '../../../shared/professor/CourseFilter.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { type ReviewsPlace, useGrading, useReviews } from './use-reviews.ts';

const states = [
  { value: 'pending', label: 'Aguardando' },
  { value: 'graded', label: 'Corrigidas' },
] as const;

const whole = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const placeFrom = (query: URLSearchParams): ReviewsPlace => ({
  state: query.get('estado') === 'corrigidas' ? 'graded' : 'pending',
  courseId: whole(query.get('curso')),
  page: whole(query.get('pagina')) ?? 1,
});
const queryOf = ({ state, courseId, page }: ReviewsPlace): Record<string, string> => ({
  ...(state === 'graded' && { estado: 'corrigidas' }),
  ...(courseId && { curso: String(courseId) }),
  ...(page > 1 && { pagina: String(page) }),
});

const ReviewList = ({ place, onGoTo }: { place: ReviewsPlace; onGoTo: (page: number) => void }) => {
  const reviews = useReviews(place);
  const title = useRef<HTMLHeadingElement>(null);
  // The answer that was graded leaves the list, and the focus would go with it.
  const { grade, isSaving } = useGrading(() => title.current?.focus());
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
  const isPending = place.state === 'pending';
  return (
    <>
      <div role="status">
        <h2 ref={title} tabIndex={-1} className="mb-4 text-heading">
          {isPending
            ? plural(total, 'resposta aguardando', 'respostas aguardando')
            : plural(total, 'resposta corrigida', 'respostas corrigidas')}
        </h2>
      </div>
      {total === 0 && isPending && (
        <EmptyState
          icon={ClipboardCheck}
          title="Nenhuma resposta esperando"
          text="Quando um aluno responder a uma questão dissertativa, ela aparece aqui."
        />
      )}
      {total === 0 && !isPending && <EmptyState icon={Inbox} title="Nenhuma resposta corrigida ainda" />}
      {total > 0 && found.length === 0 && (
        <EmptyState
          icon={Inbox}
          title="Esta página da lista ficou vazia"
          action={<Button onClick={() => onGoTo(1)}>Voltar ao começo da lista</Button>}
        />
      )}
      <ul aria-label="Respostas" aria-busy={reviews.isPlaceholderData} className="grid gap-5">
        {found.map(review => (
          <ReviewCard
            key={`${review.answerId} ${review.gradedAt}`}
            review={review}
            isSaving={isSaving}
            onGrade={grade}
          />
        ))}
      </ul>
      {found.length > 0 && <Paging page={place.page} pages={Math.ceil(total / pageSize)} onGoTo={onGoTo} />}
    </>
  );
};

const Reviews = ({ isAdmin }: { isAdmin: boolean }) => {
  const [query, setQuery] = useSearchParams();
  const place = placeFrom(query);
  const go = (next: Partial<ReviewsPlace>) => setQuery(queryOf({ ...place, page: 1, ...next }));
  return (
    <>
      <PageHeading
        title="Revisões"
        subtitle={`Respostas dissertativas dos ${isAdmin ? 'alunos da escola' : 'seus alunos'}. A sua correção entra na nota do quiz, e o aluno é avisado.`}
      />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <Chips label="Estado" chips={states} value={place.state} onChange={state => go({ state })} />
        <CourseFilter className="w-full sm:w-80" value={place.courseId} onChange={courseId => go({ courseId })} />
      </div>
      <ReviewList place={place} onGoTo={page => go({ page })} />
    </>
  );
};

/** Essay answers: what waits for a grade, and what has one. */
const ReviewsScreen = () => <ProfessorArea>{user => <Reviews isAdmin={user.role === 'admin'} />}</ProfessorArea>;

export default ReviewsScreen;
