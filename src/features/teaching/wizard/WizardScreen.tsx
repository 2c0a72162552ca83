import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { codeOf } from '../../../lib/error-text.ts';
import type { UrlField } from '../../../lib/url-state.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
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
  // Once open the form stays, whatever happens to the stored draft.
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

/** The id of the draft. What is not a number is a draft that is not found, rather than a new one. */
const draftField: UrlField<number | null> = { name: 'rascunho', default: null, parse: Number, format: String };
const stepField: UrlField<number> = { name: 'etapa', default: 1, parse: stepIn, format: String };
const fields = { draftId: draftField, step: stepField };

const Room = ({ userId }: { userId: number }) => {
  const [{ draftId, step }, setUrlState] = useUrlState(fields);
  /** The draft that was created here: its form is on the screen already. */
  const [made, setMade] = useState<number | null>(null);
  // Steps are not pages: the back button leads out of the wizard, and asks first.
  const onStep = (next: number) => setUrlState({ step: next }, { replace: true });
  const onSaved = (id: number) => {
    if (draftId === null) setMade(id);
    setUrlState({ draftId: id }, { replace: true });
  };
  const common = { userId, step, onStep, onSaved };
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
