import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { dayText } from '../../../server/features/guardians/digest-lines.schema.ts';
import type { Digests } from '../../../server/features/guardians/digests.schema.ts';
import { ProfessorArea } from '../../shared/professor/ProfessorArea.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { PrintedWeeks } from './PrintedWeeks.tsx';
import { useDigests } from './use-digests.ts';
import { WeekLines } from './WeekLines.tsx';

const SUBTITLE =
  'Uma página por aluno, para os pais: o que aprendeu, presença, partidas, problemas, moedas e o que falta fazer.';

const Loaded = ({ found: { className, from, until, digests } }: { found: Digests }) => {
  if (digests.length === 0) return <EmptyState icon={FileText} title="Ainda não há alunos nesta turma" />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden /> Imprimir a semana de todos
        </Button>
        <p>
          De {dayText(from)} a {dayText(until)}
        </p>
      </div>
      <ul aria-label="A semana dos alunos" className="grid items-start gap-4 lg:grid-cols-2">
        {digests.map(digest => (
          <Card key={digest.userId} as="li">
            <h2 className="mb-3 text-heading wrap-anywhere">{digest.fullName}</h2>
            <WeekLines digest={digest} />
          </Card>
        ))}
      </ul>
      <PrintedWeeks className={className} from={from} until={until} digests={digests} />
    </>
  );
};

const DigestsOfClass = ({ classId }: { classId: number }) => {
  const [until, setUntil] = useState<string>();
  const { data, isPending, isError, error, refetch } = useDigests(classId, until);
  return (
    <>
      <Field label="Os sete dias até" className="mb-5 max-w-56">
        <TextInput
          type="date"
          value={until ?? data?.until ?? ''}
          onChange={({ target }) => setUntil(target.value || undefined)}
        />
      </Field>
      {isPending && <Skeleton className="h-56 w-full" />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      {data && <Loaded found={data} />}
    </>
  );
};

/** The week of each child of a class, for those at home: one page a child to print. */
const DigestsScreen = () => {
  const classId = Number(useParams()['classId']) || 0;
  return (
    <ProfessorArea classId={classId} crumbs={[{ label: 'A semana', href: `/turmas/${classId}/semana` }]}>
      {() => (
        <>
          <PageHeading title="A semana" subtitle={SUBTITLE} />
          <DigestsOfClass classId={classId} />
        </>
      )}
    </ProfessorArea>
  );
};

export default DigestsScreen;
