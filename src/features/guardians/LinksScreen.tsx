import { Link2, Printer } from 'lucide-react';
import { useParams } from 'wouter';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { ProfessorArea } from '../../shared/professor/ProfessorArea.tsx';
import { CardSheet } from '../../shared/cards/CardSheet.tsx';
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
          <Alert tone="gold" title="Imprima ou copie agora" className="mb-4">
            Estes links aparecem só desta vez. Os anteriores destes alunos já não valem.
          </Alert>
          <ul aria-label="Links dos responsáveis" className="max-h-80 divide-y divide-line overflow-y-auto">
            {made.map(({ userId, fullName, path }) => (
              <li key={userId} className="py-3">
                <p className="font-semibold">{fullName}</p>
                <p className="text-[0.95rem] break-all text-ink-soft">{`${window.location.origin}${path}`}</p>
              </li>
            ))}
          </ul>
          <Button className="mt-4" onClick={() => window.print()}>
            <Printer aria-hidden />
            Imprimir cartões
          </Button>
          <CardSheet
            cards={made.map(({ userId, fullName, path }) => ({
              key: userId,
              title: fullName,
              subtitle: 'Para os responsáveis',
              lines: [
                { label: 'Como ver', text: 'Aponte a câmera do celular para o código. Não é preciso ter conta.' },
                { label: 'Guarde este cartão', text: 'Quem o tem vê tarefas, presença, partidas e moedas.' },
              ],
              code: `${window.location.origin}${path}`,
            }))}
          />
        </Card>
      )}
      <Card as="section">
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
            <li key={userId} className="flex items-center justify-between gap-1 py-2.5 sm:gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere">{fullName}</span>
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
        { label: 'Turmas', href: '/turmas' },
        { label: 'Turma', href: `/turmas/${classId}` },
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
