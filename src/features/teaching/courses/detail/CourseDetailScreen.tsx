import { BookOpen, ChartColumn, ListOrdered, type LucideIcon, MonitorPlay, Pencil, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { choiceField } from '../../../../lib/url-state.ts';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import { AssignButton } from '../../../../shared/assignments/AssignButton.tsx';
import { useTitle } from '../../../../shared/school/use-title.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/Tabs.tsx';
import { OwnCourse } from '../OwnCourse.tsx';
import { statusText, statusTones } from '../labels.ts';
import { Analytics } from './Analytics.tsx';
import { LessonsTab } from './LessonsTab.tsx';
import { Overview } from './Overview.tsx';
import { PublishCourse } from './PublishCourse.tsx';
import { StudentsTab } from './StudentsTab.tsx';

type Panel = ComponentType<{ course: Course }>;

const tabs: readonly { value: string; label: string; icon: LucideIcon; panel: Panel }[] = [
  { value: 'visao-geral', label: 'Visão Geral', icon: BookOpen, panel: Overview },
  { value: 'aulas', label: 'Aulas', icon: MonitorPlay, panel: LessonsTab },
  { value: 'alunos', label: 'Alunos', icon: Users, panel: StudentsTab },
  { value: 'analises', label: 'Análises', icon: ChartColumn, panel: Analytics },
];
const fields = {
  tab: choiceField<string, string>(
    'aba',
    tabs.map(({ value }) => value),
    'visao-geral',
  ),
};

const CourseDetail = ({ course }: { course: Course }) => {
  const [{ tab }, setUrlState] = useUrlState(fields);
  useTitle(course.title);
  const Shown = tabs.find(({ value }) => value === tab)?.panel ?? Overview;
  return (
    <>
      <PageHeading
        title={course.title}
        subtitle={<Badge tone={statusTones[course.status] ?? 'neutral'}>{statusText(course.status)}</Badge>}
        actions={
          <>
            {course.status === 'active' && (
              <AssignButton material={{ kind: 'course', courseId: course.id, name: course.title }} />
            )}
            <LinkButton href={`/professor/cursos/${course.id}/lessons`} variant="secondary">
              <ListOrdered aria-hidden /> Gerenciar Lições
            </LinkButton>
            <LinkButton
              href={`/professor/cursos/${course.id}/edit`}
              variant={course.status === 'draft' ? 'secondary' : 'primary'}
            >
              <Pencil aria-hidden /> Editar Curso
            </LinkButton>
            <PublishCourse course={course} />
          </>
        }
      />
      <Tabs value={tab} onValueChange={value => setUrlState({ tab: value }, { replace: true })}>
        <TabList label="Sobre o curso">
          {tabs.map(({ value, label, icon }) => (
            <Tab key={value} value={value} icon={icon}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab}>
          <Shown course={course} />
        </TabPanel>
      </Tabs>
    </>
  );
};

/** One course of the professor's: what it is, its lessons, its students, its figures. */
const CourseDetailScreen = () => <OwnCourse>{course => <CourseDetail course={course} />}</OwnCourse>;

export default CourseDetailScreen;
