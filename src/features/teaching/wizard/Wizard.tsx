import { ChevronLeft, ChevronRight, Save, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Conflict } from '../shared/Conflict.tsx';
import { LeaveDialog } from '../shared/LeaveDialog.tsx';
import { Recalled } from '../shared/Recalled.tsx';
import type { Issue } from '../../../lib/form.ts';
import { useInvalidFocus } from '../shared/use-invalid-focus.ts';
import { useLeaveGuard } from '../shared/use-leave-guard.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { ContentStep } from './ContentStep.tsx';
import { DraftList } from './DraftList.tsx';
import { useEnterKey } from './use-enter-key.ts';
import { QuizStep } from './QuizStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { StepBar } from './StepBar.tsx';
import { issuesOn, LAST_STEP, lessonOf, stepOf, STEPS } from './steps.ts';
import { useReadDraft } from './use-drafts.ts';
import { type Draft, draftOf, useWizard } from './use-wizard.ts';
import { courseValuesOf, type WizardValues } from './wizard-values.ts';

type WizardProps = {
  userId: number;
  /** The stored course that this form was opened with; null for a new one. */
  draft: Draft | null;
  initial: WizardValues;
  step: number;
  onStep: (step: number) => void;
  onSaved: (id: number) => void;
};

/** Makes a course in four steps. */
export const Wizard = ({ userId, draft: opened, initial, step, onStep, onSaved }: WizardProps) => {
  const wizard = useWizard({ userId, draft: opened, initial, onSaved });
  const { form, draft, isSaving, conflict } = wizard;
  const [openLesson, setOpenLesson] = useState<number | null>(0);
  const [intent, setIntent] = useState<'draft' | 'publish'>('draft');
  const { container, focusInvalid } = useInvalidFocus<HTMLFormElement>();
  useEnterKey(container);
  const guard = useLeaveGuard(wizard.isDirty && !isSaving);
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useReadDraft();

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (document.activeElement?.matches('[aria-invalid="true"], [data-invalid]')) return; // led there already
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  /** Goes to the step of the first of these errors, and shows it. */
  const leadTo = (issues: readonly Issue[]): void => {
    const [first] = issues.toSorted((a, b) => stepOf(a.path) - stepOf(b.path));
    if (!first) return;
    wizard.show(issues);
    const lesson = lessonOf(first.path);
    if (lesson !== null) setOpenLesson(lesson);
    onStep(stepOf(first.path));
    focusInvalid();
  };
  const goOn = () => {
    const wrong = issuesOn(step, wizard.issues());
    if (wrong.length > 0) leadTo(wrong);
    else onStep(step + 1);
  };
  const save = async (kind: 'draft' | 'publish') => {
    const wrong = wizard.issues();
    setIntent(kind);
    if (wrong.length === 0) return wizard.save(kind === 'publish');
    leadTo(wrong);
    toast({
      title: kind === 'publish' ? 'O curso ainda não foi publicado' : 'O rascunho ainda não foi salvo',
      description: 'Corrija os campos marcados.',
      variant: 'destructive',
    });
  };

  return (
    <FormProvider {...form}>
      <StepBar step={step} />
      {conflict !== null && draft && (
        <Conflict
          text={conflict}
          onReload={() => read(draft.id)}
          onKeep={({ course }) => wizard.adopt(course)}
          onReplace={({ course, lessons }) => wizard.replace(courseValuesOf(course, lessons), draftOf(course, lessons))}
        />
      )}
      <Recalled
        state={wizard.recall}
        discardLabel={opened ? 'Descartar e voltar ao rascunho salvo' : 'Descartar e começar do zero'}
        onDiscard={wizard.discard}
        onUndo={wizard.undoDiscard}
      />
      <form
        ref={container}
        noValidate
        aria-labelledby="etapa"
        onSubmit={event => {
          event.preventDefault();
          if (step < LAST_STEP) goOn();
          else void save('publish');
        }}
      >
        <h2 ref={heading} id="etapa" tabIndex={-1} className="mb-5 scroll-mt-28 text-heading">
          {STEPS[step - 1]}
        </h2>
        {step === 1 && (
          <>
            {draft === null && <DraftList />}
            <BasicsStep />
          </>
        )}
        {step === 2 && <ContentStep open={openLesson} onOpen={setOpenLesson} />}
        {step === 3 && <QuizStep open={openLesson} onOpen={setOpenLesson} />}
        {step === 4 && <ReviewStep onGoTo={chosen => leadTo(issuesOn(chosen, wizard.issues()))} />}
        <div className="mt-8 flex flex-wrap gap-3 border-t-2 border-line pt-6">
          <Button variant="secondary" disabled={step === 1} onClick={() => onStep(step - 1)}>
            <ChevronLeft aria-hidden /> Anterior
          </Button>
          <Button
            variant="secondary"
            className="sm:ml-auto"
            loading={isSaving && intent === 'draft'}
            disabled={isSaving}
            onClick={() => void save('draft')}
          >
            <Save aria-hidden /> Salvar como Rascunho
          </Button>
          {step < LAST_STEP ? (
            <Button type="submit" className="max-sm:w-full">
              Próximo <ChevronRight aria-hidden />
            </Button>
          ) : (
            <Button
              type="submit"
              variant="gold"
              className="max-sm:w-full"
              loading={isSaving && intent === 'publish'}
              disabled={isSaving}
            >
              <Send aria-hidden /> Publicar Curso
            </Button>
          )}
        </div>
      </form>
      <LeaveDialog
        guard={guard}
        text="O que você mudou ainda não está salvo no rascunho. Se sair, continua guardado apenas neste navegador."
      />
    </FormProvider>
  );
};
