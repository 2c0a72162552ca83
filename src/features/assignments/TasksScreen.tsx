import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { AssignmentList } from '../../shared/assignments/AssignmentList.tsx';
import { inOrder } from '../../shared/assignments/assignment-labels.ts';
import { planOf } from './week-plan.ts';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAllOwnAssignments } from '../../shared/assignments/use-own-assignments.ts';

const Tasks = () => {
  const { latest, rows, more } = useAllOwnAssignments();
  const [now] = useState(Date.now);
  if (latest.isPending) return <Skeleton className="h-56 w-full" />;
  if (latest.isError) return <LoadError error={latest.error} onRetry={latest.refetch} />;
  const { open, over } = inOrder(rows);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card as="section">
        <h2 className="mb-4 text-heading">A fazer</h2>
        {open.length > 0 ? (
          <div className="grid grid-cols-1 gap-6">
            {planOf(open, now).map(({ label, assignments }) => (
              <section key={label}>
                <h3 className="mb-2 font-semibold text-ink-soft">{label}</h3>
                <AssignmentList label={`Tarefas a fazer: ${label}`} assignments={assignments} />
              </section>
            ))}
          </div>
        ) : (
          <EmptyState icon={ClipboardList} title="Nada a fazer agora" text="Novas tarefas chegam também pelo sino." />
        )}
      </Card>
      {over.length > 0 && (
        <Card as="section">
          <h2 className="mb-4 text-heading">Feitas e encerradas</h2>
          <AssignmentList label="Tarefas feitas e encerradas" assignments={over} />
        </Card>
      )}
      <MoreButton list={more}>Mostrar mais</MoreButton>
    </div>
  );
};

/** What a student's professors gave them to do. */
const TasksScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired text="Faça login para ver suas tarefas" />;
  return (
    <>
      <PageHeading title="Tarefas" subtitle="O que há a fazer em suas turmas." />
      <Tasks />
    </>
  );
};

export default TasksScreen;
