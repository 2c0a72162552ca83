import { Plus, School, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { plural } from '../../lib/plural.ts';
import { flagField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { JoinForm } from './JoinForm.tsx';
import { NewClassDialog } from './NewClassDialog.tsx';
import { useClasses } from './use-classes.ts';

/** More than fit on one screen can be searched. */
const MANY = 12;

const ClassCard = ({ one }: { one: SchoolClass }) => (
  <Card as="li">
    <h2 className="flex flex-wrap items-center gap-2 text-heading">
      <Link href={`/turmas/${one.id}`} className="wrap-anywhere underline-offset-4 hover:underline">
        {one.name}
      </Link>
      {one.archived && <Badge>Arquivada</Badge>}
    </h2>
    <p className="text-ink-soft">
      {one.schoolYear} · {plural(one.students, 'aluno')}
    </p>
    <p className="mt-2 text-[0.95rem] wrap-anywhere text-ink-soft">
      {one.professors.map(({ fullName }) => fullName).join(', ')}
    </p>
  </Card>
);

const ClassList = ({ teaches }: { teaches: boolean }) => {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = useClasses(search, page);
  if (found.isPending)
    return (
      <div role="status" className="space-y-3">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-28 w-full" />
      </div>
    );
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  const { classes, total, pageSize } = found.data;
  return (
    <>
      {(total > MANY || search !== '') && (
        <TextInput
          type="search"
          aria-label="Buscar turma"
          placeholder="Buscar por nome ou ano..."
          className="mb-5 max-w-md"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
        />
      )}
      {classes.length === 0 && search !== '' && (
        <EmptyState icon={SearchX} title="Nenhuma turma encontrada" text="Tente outro nome ou outro ano." />
      )}
      {classes.length === 0 && search === '' && (
        <EmptyState
          icon={School}
          title={teaches ? 'Nenhuma turma ainda' : 'Você ainda não está numa turma'}
          text={
            teaches
              ? 'Crie a sua primeira turma: cole os nomes, imprima os cartões e dê o primeiro curso.'
              : 'Peça o código à sua professora ou ao seu professor e digite-o acima.'
          }
        />
      )}
      <ul aria-label="Turmas" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {classes.map(one => (
          <ClassCard key={one.id} one={one} />
        ))}
      </ul>
      <Paging page={page} total={total} pageSize={pageSize} onGoTo={setPage} />
    </>
  );
};

/** The first steps of a school lead here with the form open. */
const classesFields = { isNew: flagField('nova') };

/** The classes in which somebody teaches or studies. */
const ClassesScreen = () => {
  const { user } = useSession();
  const [{ isNew }] = useUrlState(classesFields);
  const [isMaking, setIsMaking] = useState(isNew);
  if (!user) return <LoginRequired text="Entre para ver as suas turmas." />;
  const teaches = user.role !== 'student';
  return (
    <>
      <PageHeading
        title="Turmas"
        subtitle={teaches ? 'Seus alunos, o mural, os cursos e a presença.' : 'O mural e os colegas.'}
        actions={
          teaches && (
            <Button onClick={() => setIsMaking(true)}>
              <Plus aria-hidden /> Nova turma
            </Button>
          )
        }
      />
      {!teaches && <JoinForm />}
      <ClassList teaches={teaches} />
      {isMaking && teaches && <NewClassDialog onClose={() => setIsMaking(false)} />}
    </>
  );
};

export default ClassesScreen;
