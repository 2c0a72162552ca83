import { BookOpen, CalendarCheck, Megaphone, Settings, Trophy, Users, School } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { HeldTournaments } from '../../shared/class-tournaments/HeldTournaments.tsx';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { codeOf } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { ClassBreadcrumbs } from '../../shared/school/ClassBreadcrumbs.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { Attendance } from './Attendance.tsx';
import { ClassCourses } from './ClassCourses.tsx';
import { ClassSettings } from './ClassSettings.tsx';
import { Mates } from './Mates.tsx';
import { StudentsPanel } from './students/StudentsPanel.tsx';
import { useClass } from './use-classes.ts';
import { Wall } from './wall/Wall.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** For those who cannot see the class, it does not exist. */
const NotFoundText = () => (
  <>
    <EmptyState icon={School} title="Turma não encontrada" text="Ela não existe, ou você não faz parte dela." />
    <p className="mt-4 text-center">
      <LinkButton href="/turmas" variant="secondary">
        Ver turmas
      </LinkButton>
    </p>
  </>
);

const OF_TEACHERS = ['mural', 'alunos', 'cursos', 'torneios', 'presenca', 'turma'] as const;
const OF_STUDENTS = ['mural', 'colegas', 'cursos', 'torneios'] as const;

const Panels = ({ one }: { one: SchoolClass }) => (
  <>
    <TabPanel value="mural">
      <Wall one={one} />
    </TabPanel>
    <TabPanel value="cursos">
      <ClassCourses one={one} />
    </TabPanel>
    <TabPanel value="torneios">
      <HeldTournaments holder={{ classId: one.id }} mayMake={one.teaches && !one.archived} />
    </TabPanel>
    {one.teaches ? (
      <>
        <TabPanel value="alunos">
          <StudentsPanel one={one} />
        </TabPanel>
        <TabPanel value="presenca">
          <Attendance one={one} />
        </TabPanel>
        <TabPanel value="turma">
          <ClassSettings one={one} />
        </TabPanel>
      </>
    ) : (
      <TabPanel value="colegas">
        <Mates one={one} />
      </TabPanel>
    )}
  </>
);

/** The screens beside this one. */
const Beside = ({ one }: { one: SchoolClass }) =>
  one.teaches ? (
    <ActionRow>
      <LinkButton href={`/turmas/${one.id}/tarefas`}>Tarefas</LinkButton>
      {!one.archived && (
        <LinkButton href={`/turmas/${one.id}/aula`} variant="secondary">
          Aula ao vivo
        </LinkButton>
      )}
      <LinkButton href={`/turmas/${one.id}/notas`} variant="secondary">
        Notas
      </LinkButton>
      <LinkButton href={`/turmas/${one.id}/boletins`} variant="secondary">
        Boletins
      </LinkButton>
      <LinkButton href={`/turmas/${one.id}/semana`} variant="secondary">
        A semana
      </LinkButton>
      <LinkButton href={`/turmas/${one.id}/erros`} variant="secondary">
        Erros da turma
      </LinkButton>
      <LinkButton href={`/partidas/mural?turma=${one.id}`} variant="secondary">
        Partidas agora
      </LinkButton>
      <LinkButton href={`/turmas/${one.id}/responsaveis`} variant="secondary">
        Responsáveis
      </LinkButton>
    </ActionRow>
  ) : (
    <>
      {!one.archived && (
        <LinkButton href={`/turmas/${one.id}/aula`} variant="secondary">
          Aula ao vivo
        </LinkButton>
      )}
      <LinkButton href="/tarefas">Minhas tarefas</LinkButton>
    </>
  );

const Opened = ({ one, tab }: { one: SchoolClass; tab: string | undefined }) => {
  const [, navigate] = useLocation();
  const tabs: readonly string[] = one.teaches ? OF_TEACHERS : OF_STUDENTS;
  const current = tab !== undefined && tabs.includes(tab) ? tab : 'mural';
  return (
    <>
      <PageHeading
        title={one.name}
        subtitle={`${one.schoolYear} · ${plural(one.students, 'aluno')}${one.code ? ` · código ${one.code}` : ''}`}
        actions={<Beside one={one} />}
      />
      {one.archived && (
        <Alert tone="info" className="mb-5">
          Esta turma está arquivada: tudo pode ser lido, nada muda.
        </Alert>
      )}
      <Tabs value={current} onValueChange={next => navigate(`/turmas/${one.id}/${next}`, { replace: true })}>
        <TabList label="Partes da turma">
          <Tab value="mural" icon={Megaphone}>
            Mural
          </Tab>
          <Tab value={one.teaches ? 'alunos' : 'colegas'} icon={Users}>
            {one.teaches ? 'Alunos' : 'Colegas'}
          </Tab>
          <Tab value="cursos" icon={BookOpen}>
            Cursos
          </Tab>
          <Tab value="torneios" icon={Trophy}>
            Torneios
          </Tab>
          {one.teaches && (
            <>
              <Tab value="presenca" icon={CalendarCheck}>
                Presença
              </Tab>
              <Tab value="turma" icon={Settings}>
                Turma
              </Tab>
            </>
          )}
        </TabList>
        <Panels one={one} />
      </Tabs>
    </>
  );
};

const OneClass = ({ classId, tab }: { classId: number; tab: string | undefined }) => {
  const found = useClass(classId);
  if (found.isPending)
    return (
      <div role="status" className="space-y-3">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-16 w-80 max-w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (found.isError)
    return codeOf(found.error) === 'NOT_FOUND' ? (
      <NotFoundText />
    ) : (
      <LoadError error={found.error} onRetry={() => found.refetch()} />
    );
  return <Opened one={found.data.class} tab={tab} />;
};

/** A class: for its professors to lead, for its students to follow. */
const ClassScreen = () => {
  const { user } = useSession();
  const { classId = '', tab } = useParams<{ classId: string; tab?: string }>();
  if (!user) return <LoginRequired text="Entre para ver a turma." />;
  const id = /^[1-9]\d{0,9}$/.test(classId) ? Number(classId) : undefined;
  return (
    <>
      {id === undefined ? (
        <Breadcrumbs crumbs={[{ label: 'Turmas', href: '/turmas' }, { label: 'Turma' }]} />
      ) : (
        <ClassBreadcrumbs classId={id} />
      )}
      {id === undefined ? <NotFoundText /> : <OneClass classId={id} tab={tab} />}
    </>
  );
};

export default ClassScreen;
