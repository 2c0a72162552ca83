import { Download, Lock, LockOpen, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Assignment, ResultRow } from '../../../../server/features/assignments/assignments.schema.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { kindLabels } from '../../../shared/assignments/assignment-labels.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { useResults, useRemoveAssignment, useResultsExport, useUpdateAssignment } from '../use-assignments.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { DatesDialog } from './DatesDialog.tsx';
import { Matrix } from './Matrix.tsx';
import { WorkDialog } from './WorkDialog.tsx';

const REMOVAL =
  'Ela some para todos, como se não tivesse sido dada. O que os alunos fizeram das lições, posições e partidas fica.';

/** The board comes when there is something to show. */
const DifficultList = lazy(() => import('./DifficultList.tsx'));

const Results = ({ assignment }: { assignment: Assignment }) => {
  const { data, isPending, isError, error, refetch } = useResults(assignment.id);
  const [shown, setShown] = useState<{ row: ResultRow; item: number | undefined }>();
  if (isPending) return <Skeleton className="h-72 w-full" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  if (data.rows.length === 0) return <EmptyState title="Ainda não há alunos nesta turma" />;
  return (
    <>
      <Matrix
        items={data.items}
        rows={data.rows}
        maxPoints={assignment.maxPoints}
        onOpen={(row, item) => setShown({ row, item })}
      />
      {shown && (
        <WorkDialog
          assignment={assignment}
          userId={shown.row.userId}
          item={shown.item}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
};

/** Who has done what of an assignment, kept up to date while somebody looks at it. */
export const ResultsView = ({ assignment }: { assignment: Assignment }) => {
  const { id, classId, title, className, kind, dueAt, draft, closed } = assignment;
  const exportResults = useResultsExport();
  const { mutate, isPending } = useUpdateAssignment();
  const [, navigate] = useLocation();
  const removal = useRemoveAssignment(() => navigate(`/turmas/${classId}/tarefas`));
  return (
    <>
      <PageHeading
        title={title}
        subtitle={`${className} · ${kindLabels[kind]} · até ${formatMoment(dueAt)}`}
        actions={
          <>
            {draft && <Badge tone="gold">Rascunho</Badge>}
            {draft && (
              <Button loading={isPending} onClick={() => mutate({ assignmentId: id, draft: false })}>
                Dar aos alunos
              </Button>
            )}
            <DatesDialog key={`dates ${id}`} assignment={assignment} />
            <CopyDialog key={id} assignment={assignment} />
            <Button variant="secondary" onClick={() => void exportResults(id)}>
              <Download aria-hidden />
              Planilha
            </Button>
            <Button
              variant="secondary"
              loading={isPending}
              onClick={() => mutate({ assignmentId: id, closed: !closed })}
            >
              {closed ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
              {closed ? 'Reabrir' : 'Fechar tarefa'}
            </Button>
            <AlertDialog
              title="Apagar esta tarefa?"
              text={REMOVAL}
              confirmLabel="Apagar"
              onConfirm={() => removal.mutate({ assignmentId: id })}
              trigger={
                <Button variant="secondary" loading={removal.isPending}>
                  <Trash2 aria-hidden /> Apagar
                </Button>
              }
            />
          </>
        }
      />
      <Tabs defaultValue="results">
        <TabList label="Tarefa">
          <Tab value="results">Resultados</Tab>
          <Tab value="difficult">O que foi difícil</Tab>
        </TabList>
        <TabPanel value="results">
          <Results assignment={assignment} />
        </TabPanel>
        <TabPanel value="difficult">
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <DifficultList assignmentId={id} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </>
  );
};
