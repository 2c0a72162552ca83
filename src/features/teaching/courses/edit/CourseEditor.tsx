import clsx from 'clsx';
import { ArrowLeft, Clock, MonitorPlay, Save, Star, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { useTitle } from '../../../../shared/school/use-title.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { StatTile } from '../../../../ui/StatTile.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/Tabs.tsx';
import { Conflict } from '../../shared/Conflict.tsx';
import { ratingText } from '../../../../shared/professor/rating-and-progress.ts';
import { LeaveDialog } from '../../shared/LeaveDialog.tsx';
import { Recalled } from '../../shared/Recalled.tsx';
import { useInvalidFocus } from '../../shared/use-invalid-focus.ts';
import { useLeaveGuard } from '../../shared/use-leave-guard.ts';
import { CourseStudents } from '../CourseStudents.tsx';
import { ContentTab } from './ContentTab.tsx';
import { DeleteForGood } from './DeleteForGood.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { type EditTab, editTabs, tabsOf } from './edit-tabs.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { useCourseForm } from './use-course-form.ts';

const Figures = ({ course: { enrolledStudents, lessons, duration, rating } }: { course: Course }) => (
  <section aria-label="Resumo do curso" className="mb-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
    <StatTile icon={Users} label="Alunos Inscritos" value={enrolledStudents} />
    <StatTile icon={MonitorPlay} tone="info" label="Aulas" value={lessons.length} />
    <StatTile icon={Clock} label="Duração" value={`${duration} min`} />
    <StatTile icon={Star} tone="gold" label="Avaliação" value={ratingText(rating)} />
  </section>
);

/** Stays visible, however long the form is. */
const SaveBar = ({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }) => (
  <div
    data-bottom-bar
    className={clsx(
      'sticky bottom-0 z-20 -mx-4 mt-8 flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-t',
      'border-line bg-paper px-4 py-3',
    )}
  >
    <p role="status" className="text-ink-soft">
      {isDirty && 'Há alterações não salvas.'}
    </p>
    <Button type="submit" loading={isSaving}>
      {!isSaving && <Save aria-hidden />}
      {isSaving ? 'Salvando...' : 'Salvar Alterações'}
    </Button>
  </div>
);

const panels: Record<EditTab, (course: Course) => ReactNode> = {
  details: () => <DetailsTab />,
  content: course => <ContentTab course={course} />,
  students: course => <CourseStudents courseId={course.id} />,
  settings: course => <SettingsTab course={course} />,
};

type CourseEditorProps = {
  userId: number;
  course: Course;
  /** The course as it is stored now. */ onReload: () => Promise<Course>;
};

/** A course to be changed. All tabs belong to one form, and are saved together. */
export const CourseEditor = ({ userId, course, onReload }: CourseEditorProps) => {
  const { form, submit, isSaving, conflict, refusal, keep, replace, recall, forget, discard, undoDiscard } =
    useCourseForm(userId, course);
  const { errors, isDirty } = form.formState;
  const [tab, setTab] = useState<EditTab>('details');
  const { container, focusInvalid } = useInvalidFocus<HTMLFormElement>();
  const guard = useLeaveGuard(isDirty);
  const wrong = tabsOf(Object.keys(errors));
  useTitle(`Editar ${course.title}`);

  const save = form.handleSubmit(submit, found => {
    const [first] = tabsOf(Object.keys(found));
    if (first) setTab(first);
    focusInvalid();
  });
  return (
    <FormProvider {...form}>
      <PageHeading
        title="Editar Curso"
        subtitle={course.title}
        actions={
          <>
            <LinkButton href="/professor/cursos" variant="secondary">
              <ArrowLeft aria-hidden /> Voltar aos Cursos
            </LinkButton>
            {course.owned && <DeleteForGood course={course} />}
          </>
        }
      />
      {conflict !== null && <Conflict text={conflict} onReload={onReload} onKeep={keep} onReplace={replace} />}
      {refusal !== null && (
        <Alert tone="danger" title="Ainda não foi salvo" className="mb-6">
          {refusal}
        </Alert>
      )}
      <Recalled
        state={recall}
        discardLabel="Descartar e começar do que está salvo"
        onDiscard={discard}
        onUndo={undoDiscard}
      />
      <Figures course={course} />
      {/* What takes the focus must not lie below the bar. */}
      <form ref={container} noValidate className="**:scroll-mb-36" onSubmit={event => void save(event)}>
        <Tabs value={tab} onValueChange={value => setTab(value as EditTab)}>
          <TabList label="Partes do curso">
            {editTabs.map(({ value, label, icon }) => (
              <Tab key={value} value={value} icon={icon} isWrong={wrong.includes(value)}>
                {label}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={tab}>{panels[tab](course)}</TabPanel>
        </Tabs>
        <SaveBar isDirty={isDirty} isSaving={isSaving} />
      </form>
      <LeaveDialog
        guard={{
          ...guard,
          leave: () => {
            forget();
            guard.leave();
          },
        }}
        text="As alterações deste curso ainda não foram salvas e serão perdidas."
      />
    </FormProvider>
  );
};
