import { GraduationCap, Sprout, Trophy } from 'lucide-react';
import { choiceField, pageField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { AccessDenied } from '../../shared/guards/AccessDenied.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { ProgramsTab } from './manage/ProgramsTab.tsx';
import { TeachersTab } from './manage/TeachersTab.tsx';
import { TournamentsTab } from './manage/TournamentsTab.tsx';

const TOURNAMENTS: string = 'torneios';

/** Tournaments, programmes and the team for administrators; professors see the entrants. */
const ManageScreen = () => {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin';
  const tabs = [TOURNAMENTS, 'programas', ...(isAdmin ? ['equipe'] : [])];
  const [{ tab, page }, setUrlState] = useUrlState({ tab: choiceField('aba', tabs, TOURNAMENTS), page: pageField() });
  if (user?.role !== 'admin' && user?.role !== 'professor')
    return (
      <AccessDenied
        text={'Somente administradores gerenciam torneios e programas; ' + 'professores consultam os inscritos.'}
      />
    );
  const title = isAdmin ? 'Administrar Torneios e Base' : 'Inscritos em Torneios e Base';
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Torneios', href: '/tournaments' }, { label: title }]} />
      <PageHeading
        title={title}
        subtitle={
          isAdmin
            ? 'Torneios, programas da categoria de base, a equipe e quem está inscrito.'
            : 'Quem joga cada torneio e quem estuda em cada programa.'
        }
        actions={
          <LinkButton href="/categoria-base" variant="secondary">
            Ver a Categoria de Base
          </LinkButton>
        }
      />
      <Tabs value={tab} onValueChange={name => setUrlState({ tab: name, page: 1 })}>
        <TabList label="Seções da administração">
          <Tab value={TOURNAMENTS} icon={Trophy}>
            Torneios
          </Tab>
          <Tab value="programas" icon={Sprout}>
            Programas
          </Tab>
          {isAdmin && (
            <Tab value="equipe" icon={GraduationCap}>
              Professores
            </Tab>
          )}
        </TabList>
        <TabPanel value={TOURNAMENTS}>
          <TournamentsTab isAdmin={isAdmin} page={page} onGoTo={next => setUrlState({ page: next })} />
        </TabPanel>
        <TabPanel value="programas">
          <ProgramsTab isAdmin={isAdmin} />
        </TabPanel>
        {isAdmin && (
          <TabPanel value="equipe">
            <TeachersTab />
          </TabPanel>
        )}
      </Tabs>
    </>
  );
};

export default ManageScreen;
