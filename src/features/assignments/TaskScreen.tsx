import { useParams } from 'wouter';
import { numberIn } from '../../lib/number-in.ts';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ResultsView } from './results/ResultsView.tsx';
import { StudentTask } from './StudentTask.tsx';
import { useAssignment } from './use-assignments.ts';

const Task = ({ assignmentId }: { assignmentId: number }) => {
  const { data, isPending, isError, error, refetch } = useAssignment(assignmentId);
  if (isPending) return <Skeleton className="h-72 w-full" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  const { assignment } = data;
  const { own, classId, className, title } = assignment;
  return own ? (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Tarefas', href: '/tarefas' },
          { label: title, href: `/tarefas/${assignmentId}` },
        ]}
      />
      <StudentTask assignment={assignment} />
    </>
  ) : (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Turmas', href: '/turmas' },
          { label: className, href: `/turmas/${classId}` },
          { label: 'Tarefas', href: `/turmas/${classId}/tarefas` },
          { label: title, href: `/tarefas/${assignmentId}` },
        ]}
      />
      <ResultsView assignment={assignment} />
    </>
  );
};

/** One assignment: for its student what there is to do, for its professors who has done what. */
const TaskScreen = () => {
  const { user } = useSession();
  const assignmentId = numberIn(useParams()['assignmentId']);
  return user ? <Task assignmentId={assignmentId} /> : <LoginRequired text="Faça login para ver a tarefa" />;
};

export default TaskScreen;
