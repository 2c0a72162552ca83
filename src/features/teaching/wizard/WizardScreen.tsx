import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { codeOf } from '../../../lib/error-text.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { stepIn } from './steps.ts';
import { useDraft } from './use-drafts.ts';
import { draftOf } from './use-wizard.ts';
import { Wizard } from './Wizard.tsx';
import { blankCourse, courseValuesOf } from './wizard-values.ts';

type Common = { userId: number; step: number; onStep: (step: number) => void; onSaved: (id: number) => void };

const Missing = () => (
  <EmptyState
    icon={SearchX}
    title="Rascunho não encontrado"
    text="Ele pode ter sido publicado ou excluído."
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href="/create-course">Criar outro curso</LinkButton>
        <LinkButton href="/professor/cursos" variant="secondary">
          Meus Cursos
        </LinkButton>
      </div>
    }
  />
);

const StoredDraft = ({ id, ...common }: Common & { id: number }) => {
  const { course, lessons, error, retry } = useDraft(id);
  // Once it is open the form stays, whatever happens to what it began with.
  const [opened, setOpened] = useState<{
    course: NonNullable<typeof course>;
    lessons: NonNullable<typeof lessons>;
  } | null>(null);
  if (!opened && course && lessons && !error) setOpened({ course, lessons });
  if (opened && (opened.course.status !== 'draft' || !opened.course.editable)) return <Missing />;
  if (opened)
    return (
      <Wizard
        draft={draftOf(opened.course, opened.lessons)}
        initial={courseValuesOf(opened.course, opened.lessons)}
        {...common}
      />
    );
  if (codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'FORBIDDEN') return <Missing />;
  return error ? <LoadError error={error} onRetry={retry} /> : <SkeletonCards />;
};

const Room = ({ userId }: { userId: number }) => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('rascunho');
  const draftId = asked === null ? null : Number(asked);
  /** The draft that was made here: its form is on the screen already. */
  const [made, setMade] = useState<number | null>(null);
  // Steps are no pages: the way back leads out of the wizard, and asks first.
  const put = (name: string, value: string | null) =>
    setQuery(
      current => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const onStep = (step: number) => put('etapa', step === 1 ? null : String(step));
  const onSaved = (id: number) => {
    if (draftId === null) setMade(id);
    put('rascunho', String(id));
  };
  const common = { userId, step: stepIn(query.get('etapa')), onStep, onSaved };
  if (draftId === null || draftId === made)
    return <Wizard key="new" draft={null} initial={blankCourse()} {...common} />;
  return Number.isSafeInteger(draftId) && draftId > 0 ? (
    <StoredDraft key={draftId} id={draftId} {...common} />
  ) : (
    <Missing />
  );
};

const WizardScreen = () => (
  <ProfessorArea admins={false} denial="Acesso restrito para professores">
    {({ id }) => (
      <>
        <PageHeading title="Criar Curso" />
        <Room userId={id} />
      </>
    )}
  </ProfessorArea>
);

export default WizardScreen;
