import { ActivityList } from '../../shared/activity/ActivityList.tsx';
import { useActivity } from '../../shared/activity/use-activity.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The student's latest activity. */
export const ActivityTab = () => {
  const { data, isPending, isError, error, refetch } = useActivity();
  if (isPending) return <Skeleton className="h-64" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  if (data.activities.length === 0)
    return (
      <EmptyState
        title="Nenhuma atividade ainda"
        text="Suas aulas, quizzes, problemas e missões aparecem aqui assim que você começar."
      />
    );
  return (
    <Card>
      <ActivityList activities={data.activities} />
    </Card>
  );
};
