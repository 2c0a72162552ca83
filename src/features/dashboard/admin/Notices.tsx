import { Bell } from 'lucide-react';
import { Link } from 'wouter';
import { plural } from '../../../lib/plural.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Panel } from '../Panel.tsx';
import { noticesOf } from '../school-figures.ts';
import { useTaughtCourses, useWaitingProfessors } from '../use-dashboard.ts';

/** What needs an administrator's attention. */
export const Notices = () => {
  const waiting = useWaitingProfessors().data?.total ?? 0;
  return (
    <Panel icon={Bell} title="Alertas">
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <WaitingNotice waiting={waiting} />
        <CourseNotices isAlone={waiting === 0} />
      </div>
    </Panel>
  );
};

/** Professors who wait for approval; nothing if there are none. */
const WaitingNotice = ({ waiting }: { waiting: number }) => {
  if (waiting === 0) return null;
  return (
    <Alert tone="gold">
      <Link href="/admin/usuarios?situacao=waiting" className="font-semibold underline underline-offset-4">
        {plural(waiting, 'professor', 'professores')}
      </Link>{' '}
      {waiting === 1 ? 'aguarda' : 'aguardam'} aprovação.
    </Alert>
  );
};

const CourseNotices = ({ isAlone }: { isAlone: boolean }) => {
  const taught = useTaughtCourses();
  if (taught.isPending) return <Skeleton className="h-16" />;
  if (taught.isError) return <LoadError error={taught.error} onRetry={() => taught.refetch()} />;
  return (
    <NoticeList
      notices={noticesOf(taught.data.courses)}
      isWhole={taught.data.courses.length === taught.data.total}
      isAlone={isAlone}
    />
  );
};

type NoticeListProps = {
  notices: ReturnType<typeof noticesOf>;
  /** Whether these are of all courses: a large school's list comes by pages. */ isWhole: boolean;
  /** Whether nothing but courses needs attention. */ isAlone: boolean;
};

/** What is said where no course needs attention. */
const calm = ({ isWhole, isAlone }: Omit<NoticeListProps, 'notices'>): string => {
  if (isAlone)
    return isWhole
      ? 'Nenhum alerta: todos os cursos estão em ordem.'
      : 'Nenhum alerta nos cursos alterados por último.';
  return isWhole ? 'Todos os cursos estão em ordem.' : 'Os cursos alterados por último estão em ordem.';
};

const NoticeList = ({ notices, ...scope }: NoticeListProps) =>
  notices.length === 0 ? (
    <p className="text-ink-soft">{calm(scope)}</p>
  ) : (
    notices.map(({ courseId, courseTitle, text }) => (
      <Alert key={`${courseId} ${text}`} tone="gold">
        <Link href={`/professor/cursos/${courseId}`} className="font-semibold underline underline-offset-4">
          {courseTitle}
        </Link>{' '}
        {text}.
      </Alert>
    ))
  );
