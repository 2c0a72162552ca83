import { Save } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import { useTitle } from '../../../shared/school/use-title.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { Conflict } from '../shared/Conflict.tsx';
import { LeaveDialog } from '../shared/LeaveDialog.tsx';
import { Recalled } from '../shared/Recalled.tsx';
import { BasicFields, PlanFields } from '../shared/lesson/BasicFields.tsx';
import type { LessonValues } from '../shared/lesson/lesson-values.ts';
import { QuizFields } from '../shared/lesson/QuizFields.tsx';
import { ResourceFields } from '../shared/lesson/ResourceFields.tsx';
import { VideoFields } from '../shared/lesson/VideoFields.tsx';
import { useInvalidFocus } from '../shared/use-invalid-focus.ts';
import { useLeaveGuard } from '../shared/use-leave-guard.ts';
import { type EditorTab, editorTabs, tabsInError } from './tabs.ts';
import { useEditor } from './use-editor.ts';

type LessonEditorProps = {
  userId: number;
  course: Pick<Course, 'id' | 'title'>;
  initial: LessonValues;
  /** The lesson as it is stored now. */
  onReload: () => Promise<LessonValues>;
};

const panels: Record<EditorTab, () => ReactNode> = {
  basic: () => (
    <>
      <BasicFields at={0} />
      <PlanFields at={0} />
    </>
  ),
  video: () => <VideoFields at={0} />,
  resources: () => <ResourceFields at={0} />,
  quiz: () => <QuizFields at={0} />,
};

/** A lesson to be written. All tabs belong to one form, and are saved together. */
export const LessonEditor = ({ userId, course, initial, onReload }: LessonEditorProps) => {
  const { form, isDirty, isSaving, save, conflict, recall, discard, undoDiscard, reset, adopt, forget } = useEditor(
    userId,
    course.id,
    initial,
  );
  const [tab, setTab] = useState<EditorTab>('basic');
  const { container, focusInvalid } = useInvalidFocus<HTMLFormElement>();
  const guard = useLeaveGuard(isDirty && !isSaving);
  const title = initial.lessonId === null ? 'Nova Lição' : 'Editar Lição';
  useTitle(title);
  const wrong = tabsInError(form.formState.errors.lessons?.[0]);

  const submit = form.handleSubmit(save, errors => {
    const [first] = tabsInError(errors.lessons?.[0]);
    if (first) setTab(first);
    focusInvalid();
  });
  return (
    <FormProvider {...form}>
      <PageHeading title={title} subtitle={course.title} />
      {conflict !== null && <Conflict text={conflict} onReload={onReload} onKeep={adopt} onReplace={reset} />}
      <Recalled
        state={recall}
        discardLabel="Descartar e começar do que está salvo"
        onDiscard={discard}
        onUndo={undoDiscard}
      />
      <form ref={container} noValidate onSubmit={event => void submit(event)}>
        <Tabs value={tab} onValueChange={value => setTab(value as EditorTab)}>
          <TabList label="Partes da lição">
            {editorTabs.map(({ value, label, icon }) => (
              <Tab key={value} value={value} icon={icon} isWrong={wrong.includes(value)}>
                {label}
              </Tab>
            ))}
          </TabList>
          {/* All stay mounted, so that a look at another tab keeps what was typed. */}
          {editorTabs.map(({ value, label }) => (
            <TabPanel key={value} value={value} forceMount hidden={tab !== value}>
              <h2 className="sr-only">{label}</h2>
              <Card className="grid gap-5">{panels[value]()}</Card>
            </TabPanel>
          ))}
        </Tabs>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <LinkButton href={`/professor/cursos/${course.id}/lessons`} variant="secondary">
            Cancelar
          </LinkButton>
          <Button type="submit" loading={isSaving}>
            {!isSaving && <Save aria-hidden />}
            {isSaving ? 'Salvando...' : 'Salvar Lição'}
          </Button>
        </div>
      </form>
      <LeaveDialog
        guard={{
          ...guard,
          leave: () => {
            forget();
            guard.leave();
          },
        }}
        text="O que você mudou nesta lição ainda não foi salvo."
      />
    </FormProvider>
  );
};
