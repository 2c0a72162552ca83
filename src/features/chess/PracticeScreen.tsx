import { lazy, Suspense } from 'react';
import { Puzzle, Swords } from 'lucide-react';
import { useLocation } from 'wouter';
import { useUrlState } from '../../lib/use-url-state.ts';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { PlayTab } from './game/PlayTab.tsx';
import { PracticeHeading } from './PracticeHeading.tsx';
import { practiceFields, TAB, tabHref } from './practice-view.ts';

// Whoever plays does not wait for the puzzles.
const PuzzlesTab = lazy(async () => ({ default: (await import('./puzzles/PuzzlesTab.tsx')).PuzzlesTab }));

/** On a phone both tabs stand in one row. */
const NARROW = 'max-sm:px-2.5 max-sm:[&_svg]:hidden';

const PracticeScreen = () => {
  const { user } = useSession();
  const [{ tab }] = useUrlState(practiceFields);
  const [, go] = useLocation();
  if (!user) return <LoginRequired text="Acesso Negado - Você precisa estar logado para praticar." />;
  return (
    <>
      <PracticeHeading />
      <Tabs value={tab} onValueChange={next => go(tabHref(next))}>
        <TabList label="Modos de prática">
          <Tab value="ia" icon={Swords} className={NARROW}>
            Jogar vs IA
          </Tab>
          <Tab value={TAB} icon={Puzzle} className={NARROW}>
            Problemas Táticos
          </Tab>
        </TabList>
        <TabPanel value="ia">
          <PlayTab key={user.id} user={user} />
        </TabPanel>
        <TabPanel value={TAB}>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <PuzzlesTab key={user.id} isStudent={user.role === 'student'} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </>
  );
};

export default PracticeScreen;
