import { CalendarClock, GraduationCap } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { AccessDenied } from '../../shared/guards/AccessDenied.tsx';
import { useSession, type SessionUser } from '../../shared/session/session.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { MentorsTab } from './manage/MentorsTab.tsx';
import { SlotsTab } from './manage/SlotsTab.tsx';
import { useManagedMentors, type ManagePlace } from './manage/use-manage.ts';

const placeFrom = (query: URLSearchParams): ManagePlace => ({
  tab: query.get('aba') === 'mentores' ? 'mentores' : 'horarios',
  when: query.get('quando') === 'passado' ? 'past' : 'upcoming',
  mentorId: Number(query.get('mentor')) || undefined,
  page: Math.max(1, Number(query.get('pagina')) || 1),
});
const queryOf = ({ tab, when, mentorId, page }: ManagePlace): Record<string, string> => ({
  ...(tab === 'mentores' && { aba: tab }),
  ...(when === 'past' && { quando: 'passado' }),
  ...(mentorId && { mentor: String(mentorId) }),
  ...(page > 1 && { pagina: String(page) }),
});

/** Mentors and their slots: all for administrators, their own for a professor who is a mentor. */
const ManageScreen = () => {
  const { user } = useSession();
  if (user?.role !== 'admin' && user?.role !== 'professor')
    return <AccessDenied text="Somente mentores e administradores gerenciam a mentoria." />;
  const title = user.role === 'admin' ? 'Administrar Mentoria' : 'Meus Horários de Mentoria';
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', href: '/dashboard' }, { label: title }]} />
      <PageHeading
        title={title}
        subtitle={
          user.role === 'admin'
            ? 'Mentores, horários e quem vem a cada um.'
            : 'Ofereça horários, veja quem vem e informe a sala.'
        }
        actions={
          <LinkButton href="/mentoria" variant="secondary">
            Ver a mentoria
          </LinkButton>
        }
      />
      <Content user={user} />
    </>
  );
};

export default ManageScreen;

const Content = ({ user }: { user: SessionUser }) => {
  const [query, setQuery] = useSearchParams();
  const list = useManagedMentors();
  if (list.isPending) return <SkeletonCards count={3} className="h-28" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { mentors } = list.data;
  const place = placeFrom(query);
  const go = (change: Partial<ManagePlace>) =>
    setQuery(current => queryOf({ ...placeFrom(current), page: 1, ...change }));
  if (user.role === 'professor') {
    return mentors.length === 0 ? (
      <EmptyState
        icon={GraduationCap}
        title="Você ainda não é mentor"
        text="A administração da escola liga a sua conta a um mentor; depois disso, você oferece os seus horários aqui."
      />
    ) : (
      <SlotsTab place={place} mentors={mentors} onGo={go} />
    );
  }
  return (
    <Tabs value={place.tab} onValueChange={tab => setQuery(tab === 'mentores' ? { aba: tab } : {})}>
      <TabList label="Seções da administração da mentoria">
        <Tab value="horarios" icon={CalendarClock}>
          Horários
        </Tab>
        <Tab value="mentores" icon={GraduationCap}>
          Mentores
        </Tab>
      </TabList>
      <TabPanel value="horarios">
        <SlotsTab place={place} mentors={mentors} onGo={go} />
      </TabPanel>
      <TabPanel value="mentores">
        <MentorsTab mentors={mentors} />
      </TabPanel>
    </Tabs>
  );
};
