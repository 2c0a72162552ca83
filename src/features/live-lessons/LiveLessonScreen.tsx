import { Radio } from 'lucide-react';
import { useParams } from 'wouter';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { type SessionUser, useSession } from '../../shared/session/session.tsx';
import { api } from '../../lib/api.ts';
import { codeOf, errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ClassBreadcrumbs } from '../../shared/school/ClassBreadcrumbs.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FollowBoard } from './FollowBoard.tsx';
import { LeadBoard } from './LeadBoard.tsx';
import { useLiveBoard } from './use-live-board.ts';

const NotFound = () => (
  <EmptyState
    icon={Radio}
    as="h1"
    title="Turma não encontrada"
    text="Ela não existe, ou você não é dela."
    action={
      <LinkButton href="/turmas" variant="secondary">
        Ver turmas
      </LinkButton>
    }
  />
);

const Loading = () => (
  <div role="status">
    <span className="sr-only">Carregando...</span>
    <Skeleton className="mx-auto aspect-square w-full max-w-md" />
  </div>
);

/** While no lesson goes on: its professors begin one, its students wait, and the board comes by itself. */
const NoLesson = ({ one, onStarted }: { one: SchoolClass; onStarted: ReturnType<typeof useLiveBoard>['adopt'] }) => {
  const start = api.liveLessons.start.useMutation({ onSuccess: onStarted });
  if (!one.teaches || one.archived)
    return (
      <EmptyState
        icon={Radio}
        title="Nenhuma aula ao vivo agora"
        text={one.archived ? 'Esta turma está arquivada.' : 'Quando ela começar, o tabuleiro aparece aqui sozinho.'}
      />
    );
  return (
    <>
      <EmptyState
        icon={Radio}
        title="Mostre o seu tabuleiro à turma"
        text={
          'Cada aluno vê na tela dele o que você joga e desenha aqui. Você pode perguntar um lance a todos e passar ' +
          'as peças a um aluno. Os alunos recebem um aviso no sino.'
        }
        action={
          <Button size="lg" loading={start.isPending} onClick={() => start.mutate({ classId: one.id })}>
            <Radio aria-hidden /> Começar a aula ao vivo
          </Button>
        }
      />
      {start.error && <Alert tone="danger">{errorText(start.error)}</Alert>}
    </>
  );
};

const InClass = ({ one, user }: { one: SchoolClass; user: SessionUser }) => {
  const { found, adopt } = useLiveBoard(one.id);
  const lesson = found.data?.lesson;
  return (
    <>
      {lesson?.leads ? (
        // Its tools stand above the board: with a large heading the first rank would be off a notebook's screen.
        <h1 className="mb-3 text-heading wrap-anywhere">Aula ao vivo · {one.name}</h1>
      ) : (
        <PageHeading title="Aula ao vivo" subtitle={`${one.name} · ${one.schoolYear}`} />
      )}
      {found.data && found.isError && (
        <Alert tone="gold" className="mb-4">
          Sem conexão agora: o quadro volta sozinho.
        </Alert>
      )}
      {found.isPending && <Loading />}
      {!found.data && found.isError && <LoadError error={found.error} onRetry={() => found.refetch()} />}
      {lesson === null && <NoLesson one={one} onStarted={adopt} />}
      {lesson &&
        (lesson.leads ? (
          <LeadBoard key={lesson.id} lesson={lesson} adopt={adopt} />
        ) : (
          <FollowBoard key={lesson.id} lesson={lesson} userId={user.id} adopt={adopt} />
        ))}
    </>
  );
};

const OneClass = ({ classId, user }: { classId: number; user: SessionUser }) => {
  const found = api.classes.get.useQuery({ classId });
  if (found.isPending) return <Loading />;
  if (found.isError)
    return codeOf(found.error) === 'NOT_FOUND' ? (
      <NotFound />
    ) : (
      <LoadError error={found.error} onRetry={() => found.refetch()} />
    );
  return <InClass one={found.data.class} user={user} />;
};

/** `/turmas/:classId/aula`: the board that a professor shows and their class follows. */
const LiveLessonScreen = () => {
  const { user } = useSession();
  const { classId = '' } = useParams<{ classId: string }>();
  if (!user) return <LoginRequired text="Entre para acompanhar a aula." />;
  const isNumber = /^[1-9]\d{0,8}$/.test(classId);
  return (
    <>
      {isNumber ? (
        <ClassBreadcrumbs classId={Number(classId)} crumbs={[{ label: 'Aula ao vivo' }]} />
      ) : (
        <Breadcrumbs crumbs={[{ label: 'Turmas', href: '/turmas' }, { label: 'Aula ao vivo' }]} />
      )}
      {isNumber ? <OneClass classId={Number(classId)} user={user} /> : <NotFound />}
    </>
  );
};

export default LiveLessonScreen;
