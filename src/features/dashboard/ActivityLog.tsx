import { History } from 'lucide-react';
import { Link } from 'wouter';
import { courseStatusLabels } from '../../lib/course-labels.ts';
import { formatRelative } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Panel } from './Panel.tsx';
import { useTaughtCourses } from './use-dashboard.ts';

const SHOWN = 6;

/** The school's courses by their last change. */
export const ActivityLog = () => (
  <Panel icon={History} title="Registro de Atividades">
    <Changes />
  </Panel>
);

const Changes = () => {
  const taught = useTaughtCourses();
  if (taught.isPending) return <Skeleton className="h-40" />;
  if (taught.isError) return <LoadError error={taught.error} onRetry={() => taught.refetch()} />;
  const { courses } = taught.data;
  if (courses.length === 0) return <p className="text-ink-soft">Nenhuma atividade ainda: a escola não tem cursos.</p>;
  return (
    <ul className="divide-y divide-line">
      {courses.slice(0, SHOWN).map(({ id, title, status, lastUpdated }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0">
            <Link href={`/professor/cursos/${id}`} className="font-semibold underline-offset-4 hover:underline">
              {title}
            </Link>
            <p className="text-[0.95rem] text-ink-soft">
              Última alteração: <time dateTime={lastUpdated}>{formatRelative(lastUpdated)}</time>
            </p>
          </div>
          <Badge tone={status === 'active' ? 'brand' : 'neutral'}>{courseStatusLabels[status]}</Badge>
        </li>
      ))}
    </ul>
  );
};
