import { Save } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormProvider, type SubmitErrorHandler } from 'react-hook-form';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { useTitle } from '../../../shared/school/use-title.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { Conflict } from '../shared/Conflict.tsx';
import { LeaveDialog } from '../shared/LeaveDialog.tsx';
import { Recalled } from '../shared/Recalled.tsx';
import { BasicFields, PlanFields } from '../shared/lesson/BasicFields.tsx';
import type { LessonsValues, LessonValues } from '../shared/lesson/lesson-values.ts';
import { QuizFields } from '../shared/lesson/QuizFields.tsx';
import { ResourceFields } from '../shared/lesson/ResourceFields.tsx';
import { VideoFields } from '../shared/lesson/VideoFields.tsx';
import { useInvalidFocus } from '../shared/use-invalid-focus.ts';
import { useLeaveGuard } from '../shared/use-leave-guard.ts';
import { chaptersTab, editorFields, type EditorTab, type FormTab, formTabs, tabsInError } from './tabs.ts';
import { useEditor } from './use-editor.ts';

type LessonEditorProps = {
  userId: number;
  course: Pick<Course, 'id' | 'title'>;
  initial: LessonValues;
  /** The lesson as it is stored now. */
  onReload: () => Promise<LessonValues>;
};

// The boards come when somebody looks at them.
const ChaptersPanel = lazy(() => import('../chapters/ChaptersPanel.tsx'));

const panels: Record<FormTab, () => ReactNode> = {
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

/** Where a heading is low beside a board. */
const WIDE = '(width >= 64rem)';

/** A lesson to be written. All tabs but the boards belong to one form, and are saved together. */
export const LessonEditor = ({ userId, course, initial, onReload }: LessonEditorProps) => {
  const { form, isDirty, isSaving, save, conflict, recall, discard, undoDiscard, reset, adopt, forget } = useEditor(
    userId,
    course.id,
    initial,
  );
  const [{ begin }] = useUrlState(editorFields);
  const [tab, setTab] = useState<EditorTab>(begin);
  const isWide = useMediaQuery(WIDE);
  /** Beside the heading there is room for what is done with all boards. */
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const [isBoardUnsaved, setBoardUnsaved] = useState(false);
  const { container, focusInvalid } = useInvalidFocus<HTMLFormElement>();
  const guard = useLeaveGuard((isDirty && !isSaving) || isBoardUnsaved);
  const title = initial.lessonId === null ? 'Nova Lição' : 'Editar Lição';
  useTitle(title);
  const wrong = tabsInError(form.formState.errors.lessons?.[0]);

  const showMistakes: SubmitErrorHandler<LessonsValues> = errors => {
    const [first] = tabsInError(errors.lessons?.[0]);
    if (first) setTab(first);
    focusInvalid();
  };
  const submit = form.handleSubmit(values => save(values), showMistakes);
  const submitForBoards = form.handleSubmit(values => save(values, 'boards'), showMistakes);
  return (
    <FormProvider {...form}>
      {/* Low beside a board: there the height is for the board. */}
      <div className="beside-board:*:mb-2 beside-board:[&_h1]:text-heading">
        <PageHeading
          title={title}
          subtitle={course.title}
          actions={tab === 'chapters' && isWide && <div ref={setBeside} className="flex min-h-11 flex-wrap gap-2" />}
        />
      </div>
      {conflict !== null && <Conflict text={conflict} onReload={onReload} onKeep={adopt} onReplace={reset} />}
      <Recalled
        state={recall}
        discardLabel="Descartar e começar do que está salvo"
        onDiscard={discard}
        onUndo={undoDiscard}
      />
      <Tabs value={tab} onValueChange={value => setTab(value as EditorTab)}>
        <TabList label="Partes da lição">
          {[...formTabs, chaptersTab].map(({ value, label, icon }) => (
            <Tab key={value} value={value} icon={icon} isWrong={wrong.some(own => own === value)}>
              {label}
            </Tab>
          ))}
        </TabList>
        <form ref={container} noValidate hidden={tab === 'chapters'} onSubmit={event => void submit(event)}>
          {/* All stay mounted, so that a look at another tab keeps what was typed. */}
          {formTabs.map(({ value, label }) => (
            <TabPanel key={value} value={value} forceMount hidden={tab !== value}>
              <h2 className="sr-only">{label}</h2>
              <Card className="grid gap-5">{panels[value]()}</Card>
            </TabPanel>
          ))}
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
        <TabPanel value="chapters" data-board="waiting">
          <h2 className="sr-only">{chaptersTab.label}</h2>
          {initial.lessonId === null ? (
            <EmptyState
              icon={chaptersTab.icon}
              title="Salve a lição primeiro"
              text="Aqui ficam os seus tabuleiros: posições, partidas e estudos."
              action={
                <Button loading={isSaving} onClick={() => void submitForBoards()}>
                  {!isSaving && <Save aria-hidden />}
                  {isSaving ? 'Salvando...' : 'Salvar e montar os tabuleiros'}
                </Button>
              }
            />
          ) : (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <ChaptersPanel
                userId={userId}
                courseId={course.id}
                lessonId={initial.lessonId}
                lessonTitle={form.getValues('lessons.0.title')}
                beside={beside}
                onUnsaved={setBoardUnsaved}
              />
            </Suspense>
          )}
        </TabPanel>
      </Tabs>
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
