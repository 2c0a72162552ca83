import { Bell } from 'lucide-react';
import { Link } from 'wouter';
import { Alert } from '../../ui/Alert.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Panel } from './Panel.tsx';
import { noticesOf } from './school-figures.ts';
import { useTaughtCourses } from './use-dashboard.ts';

/** What an administrator should look at; if the courses fail to load, the activity log says so. */
export const Notices = () => {
  const { data, isPending } = useTaughtCourses();
  if (!data && !isPending) return null;
  return (
    <Panel icon={Bell} title="Alertas">
      {!data ? <Skeleton className="h-16" /> : <NoticeList notices={noticesOf(data.courses)} isWhole={data.courses.length === data.total} />}
    </Panel>
  );
};

type NoticeListProps = { notices: ReturnType<typeof noticesOf>; /** Whether these are of all courses: a large school's list comes by pages. */ isWhole: boolean };

const NoticeList = ({ notices, isWhole }: NoticeListProps) =>
  notices.length === 0 ? (
    <p className="text-ink-soft">{isWhole ? 'Nenhum alerta: todos os cursos estão em ordem.' : 'Nenhum alerta nos cursos alterados por último.'}</p>
  ) : (
    <div className="grid gap-3">
      {notices.map(({ courseId, courseTitle, text }) => (
        <Alert key={`${courseId} ${text}`} tone="gold">
          <Link href={`/professor/cursos/${courseId}`} className="font-semibold underline underline-offset-4">
            {courseTitle}
          </Link>{' '}
          {text}.
        </Alert>
      ))}
    </div>
  );
