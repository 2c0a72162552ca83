import { Link2, Printer } from 'lucide-react';
import { useParams } from 'wouter';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { ProfessorArea } from '../../shared/professor/ProfessorArea.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';

const failed = (error: unknown) =>
  toast({ title: 'O link não foi alterado', description: errorText(error), variant: 'destructive' });

const Links = ({ classId }: { classId: number }) => {
  const { data, isPending, isError, error, refetch } = api.assignments.grades.useQuery({ classId });
  const make = api.guardians.makeLinks.useMutation({ onError: failed });
  const revoke = api.guardians.revokeLink.useMutation({
    onSuccess: ({ revoked }) => toast({ title: revoked ? 'Link revogado' : 'Não havia link deste aluno' }),
    onError: failed,
  });
  if (isPending) return <Skeleton className="h-56 w-full" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  if (data.rows.length === 0) return <EmptyState icon={Link2} title="Ainda não há alunos nesta turma" />;
  const made = make.data?.links ?? [];
  const isBusy = make.isPending || revoke.isPending;
  return (
    <div className="grid grid-cols-1 gap-6">
      {made.length > 0 && (
        <Card as="section">
          <Alert tone="gold" title="Imprima ou copie agora" className="mb-4 print:hidden">
            Estes links aparecem só desta vez. Os anteriores destes alunos já não valem.
          </Alert>
          <ul aria-label="Links dos responsáveis" className="divide-y divide-line">
            {made.map(({ userId, fullName, path }) => (
              <li key={userId} className="py-4 break-inside-avoid">
                <p className="font-semibold">{fullName}</p>
                <p className="break-all">{`${window.location.origin}${path}`}</p>
              </li>
            ))}
          </ul>
          <Button className="mt-4 print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden />
            Imprimir
          </Button>
        </Card>
      )}
      <Card as="section" className="print:hidden">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-heading">Alunos</h2>
          <Button
            loading={isBusy}
            onClick={() => make.mutate({ classId, userIds: data.rows.map(({ userId }) => userId) })}
          >
            Novos links para todos
          </Button>
        </div>
        <ul className="divide-y divide-line">
          {data.rows.map(({ userId, fullName }) => (
            <li key={userId} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{fullName}</span>
              <Button
                size="sm"
                variant="secondary"
                loading={isBusy}
                onClick={() => make.mutate({ classId, userIds: [userId] })}
              >
                Novo link
                <span className="sr-only">: {fullName}</span>
              </Button>
              <Button size="sm" variant="ghost" loading={isBusy} onClick={() => revoke.mutate({ classId, userId })}>
                Revogar
                <span className="sr-only">: {fullName}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
};

/** The links of a class's guardians: made, printed, revoked. */
const LinksScreen = () => {
  const classId = Number(useParams()['classId']) || 0;
  return (
    <ProfessorArea
      crumbs={[
        { label: 'Tarefas', href: `/turmas/${classId}/tarefas` },
        { label: 'Responsáveis', href: `/turmas/${classId}/responsaveis` },
      ]}
    >
      {() => (
        <>
          <PageHeading
            title="Responsáveis"
            subtitle="Com o link do aluno, os responsáveis acompanham tarefas, presença, partidas e moedas, sem conta."
          />
          <Links classId={classId} />
        </>
      )}
    </ProfessorArea>
  );
};

export default LinksScreen;
