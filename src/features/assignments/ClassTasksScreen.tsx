import { ClipboardList } from 'lucide-react';
import { Link, useLocation, useParams } from 'wouter';
import type { Assignment } from '../../../server/features/assignments/assignments.schema.ts';
import { formatMoment } from '../../lib/moments.ts';
import { kindLabels } from '../../shared/assignments/assignment-labels.ts';
import { ProfessorArea } from '../../shared/professor/ProfessorArea.tsx';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { idsField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { numberIn } from '../../lib/number-in.ts';
import { GiveDialog } from './give/GiveDialog.tsx';
import { useClass, useClassAssignments } from './use-assignments.ts';

const Given = ({ assignment }: { assignment: Assignment }) => {
  const { id, title, kind, dueAt, draft, closed, items, forSome } = assignment;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <Link href={`/tarefas/${id}`} className="text-lg leading-snug font-semibold underline-offset-4 hover:underline">
          {title}
        </Link>
        <p className="text-[0.95rem] text-ink-soft">
          {kindLabels[kind]}
          {items.length > 1 && ` · ${items.length} itens`}
          {forSome && ' · para alguns alunos'}
        </p>
        <p className="text-[0.95rem]">
          Até <time dateTime={dueAt}>{formatMoment(dueAt)}</time>
        </p>
      </div>
      {draft && <Badge tone="gold">Rascunho</Badge>}
      {closed && <Badge>Fechada</Badge>}
    </li>
  );
};

const ClassTasks = ({ classId }: { classId: number }) => {
  const { latest, rows, more } = useClassAssignments(classId);
  if (latest.isPending) return <Skeleton className="h-56 w-full" />;
  if (latest.isError) return <LoadError error={latest.error} onRetry={latest.refetch} />;
  return (
    <Card as="section" aria-label="Tarefas da turma">
      {rows.length === 0 ? (
        <EmptyState
          icon={ClipboardList}
          title="Nenhuma tarefa ainda"
          text="Dê lições, problemas, posições ou partidas: o que cada aluno faz aparece aqui sozinho."
        />
      ) : (
        <ul className="divide-y divide-line">
          {rows.map(assignment => (
            <Given key={assignment.id} assignment={assignment} />
          ))}
        </ul>
      )}
      <MoreButton list={more} className="mt-6">
        Mostrar mais
      </MoreButton>
    </Card>
  );
};

/** Chosen in the table of the class. */
const tasksFields = { studentIds: idsField('alunos') };

const Heading = ({ classId }: { classId: number }) => {
  const { data } = useClass(classId);
  const [, navigate] = useLocation();
  const [{ studentIds }] = useUrlState(tasksFields);
  return (
    <PageHeading
      title="Tarefas"
      subtitle={data?.class.name ?? '…'}
      actions={
        <ActionRow>
          <LinkButton href={`/turmas/${classId}/notas`} variant="secondary">
            Notas
          </LinkButton>
          <LinkButton href={`/turmas/${classId}/responsaveis`} variant="secondary">
            Responsáveis
          </LinkButton>
          {!data?.class.archived && (
            <GiveDialog
              classId={classId}
              studentIds={studentIds}
              isOpen={studentIds.length > 0}
              onGiven={({ id }) => navigate(`/tarefas/${id}`)}
            />
          )}
        </ActionRow>
      }
    />
  );
};

/** What a class has to do, for its professors. */
const ClassTasksScreen = () => {
  const classId = numberIn(useParams()['classId']);
  return (
    <ProfessorArea classId={classId} crumbs={[{ label: 'Tarefas', href: `/turmas/${classId}/tarefas` }]}>
      {() => (
        <>
          <Heading classId={classId} />
          <ClassTasks classId={classId} />
        </>
      )}
    </ProfessorArea>
  );
};

export default ClassTasksScreen;
