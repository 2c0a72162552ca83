import { ListOrdered, Pencil } from 'lucide-react';
import { useSearchParams } from 'wouter';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { useTitle } from '../../../../shared/school/use-title.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/Tabs.tsx';
import { OwnCourse } from '../OwnCourse.tsx';
import { statusText, statusTones } from '../labels.ts';
import { detailTabs } from './tabs.tsx';

const CourseDetail = ({ course }: { course: Course }) => {
  const [query, setQuery] = useSearchParams();
  const tab = detailTabs.find(({ value }) => value === query.get('aba')) ?? detailTabs[0]!;
  useTitle(course.title);
  const Shown = tab.panel;
  return (
    <>
      <PageHeading
        title={course.title}
        subtitle={<Badge tone={statusTones[course.status] ?? 'neutral'}>{statusText(course.status)}</Badge>}
        actions={
          <>
            <LinkButton href={`/professor/cursos/${course.id}/lessons`} variant="secondary">
              <ListOrdered aria-hidden /> Gerenciar Lições
            </LinkButton>
            <LinkButton href={`/professor/cursos/${course.id}/edit`}>
              <Pencil aria-hidden /> Editar Curso
            </LinkButton>
          </>
        }
      />
      <Tabs
        value={tab.value}
        onValueChange={value => setQuery(value === 'visao-geral' ? {} : { aba: value }, { replace: true })}
      >
        <TabList label="Sobre o curso">
          {detailTabs.map(({ value, label, icon }) => (
            <Tab key={value} value={value} icon={icon}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab.value}>
          <Shown course={course} />
        </TabPanel>
      </Tabs>
    </>
  );
};

/** One course of the professor's: what it is, its lessons, its students, its figures. */
const CourseDetailScreen = () => <OwnCourse>{course => <CourseDetail course={course} />}</OwnCourse>;

export default CourseDetailScreen;
