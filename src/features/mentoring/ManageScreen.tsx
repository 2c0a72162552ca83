import { CalendarClock, GraduationCap } from 'lucide-react';
import { choiceField, defaultsOf, numberField, pageField, wordField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
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
import { useManagedMentors, type ManageFilters } from './manage/use-manage.ts';

const manageFields = {
  tab: choiceField<ManageFilters['tab'], 'horarios'>('aba', ['horarios', 'mentores'], 'horarios'),
  when: wordField('quando', { upcoming: 'proximos', past: 'passado' }, 'upcoming'),
  mentorId: numberField('mentor'),
  page: pageField(),
};

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
  const [filters, setFilters] = useUrlState(manageFields);
  const list = useManagedMentors();
  if (list.isPending) return <SkeletonCards count={3} className="h-28" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { mentors } = list.data;
  const filterBy = (change: Partial<ManageFilters>) => setFilters({ page: 1, ...change });
  if (user.role === 'professor') {
    return mentors.length === 0 ? (
      <EmptyState
        icon={GraduationCap}
        title="Você ainda não é mentor"
        text="A administração da escola liga a sua conta a um mentor; depois disso, você oferece os seus horários aqui."
      />
    ) : (
      <SlotsTab filters={filters} mentors={mentors} onFilter={filterBy} />
    );
  }
  return (
    <Tabs
      value={filters.tab}
      onValueChange={tab => setFilters({ ...defaultsOf(manageFields), tab: tab as ManageFilters['tab'] })}
    >
      <TabList label="Seções da administração da mentoria">
        <Tab value="horarios" icon={CalendarClock}>
          Horários
        </Tab>
        <Tab value="mentores" icon={GraduationCap}>
          Mentores
        </Tab>
      </TabList>
      <TabPanel value="horarios">
        <SlotsTab filters={filters} mentors={mentors} onFilter={filterBy} />
      </TabPanel>
      <TabPanel value="mentores">
        <MentorsTab mentors={mentors} />
      </TabPanel>
    </Tabs>
  );
};
