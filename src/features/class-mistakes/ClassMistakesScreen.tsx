import { SearchCheck, Sparkles } from 'lucide-react';
import { useParams } from 'wouter';
import { numberIn } from '../../lib/number-in.ts';
import { plural } from '../../lib/plural.ts';
import { ProfessorArea } from '../../shared/professor/ProfessorArea.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MistakeTable } from './MistakeTable.tsx';
import { useClass, useClassMistakes, useReviewClass } from './use-class-mistakes.ts';

type UnreviewedProps = { classId: number; unreviewed: number };

/** The games that nobody looked at yet, and a button that has them looked at. */
const Unreviewed = ({ classId, unreviewed }: UnreviewedProps) => {
  const { mutate, isPending } = useReviewClass();
  if (unreviewed === 0) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-gold-soft px-4 py-3">
      <p>
        {plural(unreviewed, 'partida')} da turma ainda {unreviewed === 1 ? 'não foi revista' : 'não foram revistas'}.
      </p>
      <Button size="sm" loading={isPending} onClick={() => mutate({ classId })}>
        <Sparkles aria-hidden /> Pedir a revisão
      </Button>
    </div>
  );
};

const Mistakes = ({ classId, archived }: { classId: number; archived: boolean }) => {
  const { data, isPending, isError, error, refetch } = useClassMistakes(classId);
  if (isPending) return <Skeleton className="h-72 w-full" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  const { days, games, unreviewed, themes } = data;
  return (
    <>
      {!archived && <Unreviewed classId={classId} unreviewed={unreviewed} />}
      {themes.length === 0 ? (
        <EmptyState
          icon={SearchCheck}
          title="Nenhum erro por aqui"
          text={`Os erros das partidas revistas dos últimos ${days} dias aparecem aqui, por tipo.`}
        />
      ) : (
        <>
          <p className="mb-4 text-ink-soft">
            Erros encontrados em {plural(games, 'partida revista', 'partidas revistas')} dos últimos {days} dias.
          </p>
          <MistakeTable themes={themes} />
        </>
      )}
    </>
  );
};

const Content = ({ classId }: { classId: number }) => {
  const found = useClass(classId);
  return (
    <>
      <PageHeading title="Erros da turma" subtitle={found.data?.class.name ?? '…'} />
      {found.isError ? (
        <LoadError error={found.error} onRetry={() => found.refetch()} />
      ) : (
        <Mistakes classId={classId} archived={found.data?.class.archived ?? false} />
      )}
    </>
  );
};

/** What goes wrong in the games of a class, by theme. */
const ClassMistakesScreen = () => {
  const classId = numberIn(useParams()['classId']);
  return (
    <ProfessorArea classId={classId} crumbs={[{ label: 'Erros', href: `/turmas/${classId}/erros` }]}>
      {() => <Content classId={classId} />}
    </ProfessorArea>
  );
};

export default ClassMistakesScreen;
