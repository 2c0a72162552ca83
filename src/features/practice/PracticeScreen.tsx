import { Puzzle, Swords } from 'lucide-react';
import { LoginRequired } from '../../app/LoginRequired.tsx';
import { useSession } from '../../app/session.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { PlayTab } from './PlayTab.tsx';

const PracticeScreen = () => {
  const { user } = useSession();
  if (!user) return <LoginRequired text="Acesso Negado - Você precisa estar logado para praticar." />;
  return (
    <>
      <PageHeading title="Prática" subtitle="Jogue contra a IA e resolva problemas táticos." />
      <Tabs defaultValue="ia">
        <TabList label="Modos de prática">
          <Tab value="ia" icon={Swords}>
            Jogar vs IA
          </Tab>
          <Tab value="problemas" icon={Puzzle}>
            Problemas Táticos
          </Tab>
        </TabList>
        <TabPanel value="ia">
          <PlayTab key={user.id} user={user} />
        </TabPanel>
        <TabPanel value="problemas">
          <EmptyState icon={Puzzle} title="Em breve" text="Estamos preparando problemas táticos para você resolver no tabuleiro." />
        </TabPanel>
      </Tabs>
    </>
  );
};

export default PracticeScreen;
