import { History } from 'lucide-react';
import { ActivityList } from '../../../shared/activity/ActivityList.tsx';
import { useActivity } from '../../../shared/activity/use-activity.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Panel } from '../Panel.tsx';

const SHOWN = 5;

/** The student's latest activity. */
export const RecentActivity = () => (
  <Panel
    icon={History}
    title="Atividade Recente"
    action={
      <LinkButton href="/profile?aba=atividade" variant="ghost" size="sm" className="-mr-3">
        Ver mais
      </LinkButton>
    }
  >
    <Latest />
  </Panel>
);

const Latest = () => {
  const { data, isPending, isError, error, refetch } = useActivity();
  if (isPending) return <Skeleton className="h-40" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  if (data.activities.length === 0) return <p className="text-ink-soft">Nenhuma atividade ainda.</p>;
  return <ActivityList activities={data.activities.slice(0, SHOWN)} />;
};
