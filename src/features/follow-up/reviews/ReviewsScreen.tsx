import { ClipboardCheck, Inbox } from 'lucide-react';
import { useRef } from 'react';
import { plural } from '../../../lib/plural.ts';
import { numberField, pageField, wordField } from '../../../lib/url-state.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { FollowedCourseFilter } from '../../../shared/professor/CourseFilter.tsx';
import type { SessionUser } from '../../../shared/session/session.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { type ReviewFilters, useGrading, useReviews } from './use-reviews.ts';
import { forgetVerdict } from './use-verdict.ts';

const states = [
  { value: 'pending', label: 'Aguardando' },
  { value: 'graded', label: 'Corrigidas' },
] as const;

const reviewFields = {
  state: wordField('estado', { pending: 'aguardando', graded: 'corrigidas' }, 'pending'),
  courseId: numberField('curso'),
  page: pageField(),
};

type ReviewListProps = { userId: number; filters: ReviewFilters; onGoTo: (page: number) => void };

const ReviewList = ({ userId, filters, onGoTo }: ReviewListProps) => {
  const reviews = useReviews(filters);
  const title = useRef<HTMLHeadingElement>(null);
  // The graded answer disappears from the list, and the focus would be lost with it.
  const { grade, isSaving } = useGrading(answerId => {
    forgetVerdict(userId, answerId);
    title.current?.focus();
  });
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
  const isPending = filters.state === 'pending';
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
            userId={userId}
            review={review}
            isSaving={isSaving}
            onGrade={grade}
          />
        ))}
      </ul>
      {found.length > 0 && <Paging page={filters.page} total={total} pageSize={pageSize} onGoTo={onGoTo} />}
    </>
  );
};

const Reviews = ({ user }: { user: SessionUser }) => {
  const [filters, setFilters] = useUrlState(reviewFields);
  return (
    <>
      <PageHeading
        title="Revisões"
        subtitle={
          `Respostas dissertativas dos ${user.role === 'admin' ? 'alunos da escola' : 'seus alunos'}. ` +
          'A sua correção entra na nota do quiz, e o aluno é avisado.'
        }
      />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <Chips label="Estado" chips={states} value={filters.state} onChange={state => setFilters({ state, page: 1 })} />
        <FollowedCourseFilter
          className="w-full sm:w-80"
          value={filters.courseId}
          onChange={courseId => setFilters({ courseId, page: 1 })}
        />
      </div>
      <ReviewList userId={user.id} filters={filters} onGoTo={page => setFilters({ page })} />
    </>
  );
};

/** Essay answers: those that wait for a grade, and those that have one. */
const ReviewsScreen = () => <ProfessorArea>{user => <Reviews user={user} />}</ProfessorArea>;

export default ReviewsScreen;
