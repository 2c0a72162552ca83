import { Award, CalendarDays, Sun } from 'lucide-react';
import { choiceField } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { AccessDenied } from '../../shared/guards/AccessDenied.tsx';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { AchievementsTab } from './AchievementsTab.tsx';
import { MissionsTab } from './MissionsTab.tsx';
import { PlayerSummary } from './PlayerSummary.tsx';

const TITLE = 'Centro de Missões';

const MissionsScreen = () => {
  const { user } = useSession();
  if (user?.role === 'student') return <Missions key={user.id} />;
  return (
    <>
      <PageHeading title={TITLE} />
      {user ? (
        <AccessDenied
          as="p"
          text="O sistema de missões é exclusivo para alunos. Acompanhe os alunos pelo painel administrativo."
        />
      ) : (
        <LoginRequired as="p" text="Acesso Negado - Você precisa estar logado para ver suas missões." />
      )}
    </>
  );
};

export default MissionsScreen;

const DAILY = 'diarias';
/** Two of them stand side by side on a phone. */
const TAB = 'max-sm:px-2.5 max-sm:[&_svg]:hidden';
const fields = { tab: choiceField<string, string>('aba', [DAILY, 'semanais', 'conquistas'], DAILY) };

const Missions = () => {
  const [{ tab }, setUrlState] = useUrlState(fields);
  return (
    <>
      <PageHeading title={TITLE} subtitle="Cumpra missões todos os dias, ganhe XP e moedas e colecione conquistas." />
      <PlayerSummary />
      <Tabs value={tab} onValueChange={value => setUrlState({ tab: value }, { replace: true })}>
        <TabList label="Missões e conquistas">
          <Tab value={DAILY} icon={Sun} className={TAB}>
            Missões Diárias
          </Tab>
          <Tab value="semanais" icon={CalendarDays} className={TAB}>
            Missões Semanais
          </Tab>
          <Tab value="conquistas" icon={Award} className={TAB}>
            Conquistas
          </Tab>
        </TabList>
        <TabPanel value={DAILY}>
          <MissionsTab period="daily" />
        </TabPanel>
        <TabPanel value="semanais">
          <MissionsTab period="weekly" />
        </TabPanel>
        <TabPanel value="conquistas">
          <AchievementsTab />
        </TabPanel>
      </Tabs>
    </>
  );
};
