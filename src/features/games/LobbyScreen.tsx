import { useEffect, useRef } from 'react';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { type SessionUser, useSession } from '../../shared/session/session.tsx';
import { defaultsOf } from '../../lib/url-state.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { AnalysisTab } from './history/AnalysisTab.tsx';
import { HistoryTab } from './history/HistoryTab.tsx';
import { isTeacher } from '../../shared/session/teaching.ts';
import { lobbyFields, type LobbyTab, type LobbyView, tabsFor } from './lobby.ts';
import { PlayTab } from './modes/PlayTab.tsx';
import { RankingTab } from './ranking/RankingTab.tsx';

/** On a phone all tabs stand in one row. */
const NARROW = 'max-sm:px-2.5 max-sm:[&_svg]:hidden';

const LobbyScreen = () => {
  const { user } = useSession();
  return user ? (
    <Lobby user={user} />
  ) : (
    <LoginRequired text="Acesso Negado – Você precisa estar logado para acessar esta área." />
  );
};

const Lobby = ({ user }: { user: SessionUser }) => {
  const fields = lobbyFields(isTeacher(user));
  const [view, setView] = useUrlState(fields);
  /** Opens a view of the lobby, with nothing of the one before. */
  const open = (next: Partial<LobbyView>, options?: { replace: boolean }) =>
    setView({ ...defaultsOf(fields), ...next }, options);
  const cameFrom = useRef<number>(undefined);
  useEffect(() => {
    if (view.game !== undefined) cameFrom.current = view.game;
  }, [view.game]);
  return (
    <>
      <PageHeading title="Partidas Online" subtitle="Jogue partidas rápidas, clássicas e blitz." />
      <Tabs value={view.tab} onValueChange={tab => open({ tab: tab as LobbyTab })}>
        <TabList label="Partidas">
          {tabsFor(isTeacher(user)).map(({ value, label, icon }) => (
            <Tab key={value} value={value} icon={icon} className={NARROW}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="jogar">
          <PlayTab user={user} />
        </TabPanel>
        <TabPanel value="ranking">
          <RankingTab user={user} page={view.page} onGoTo={page => open({ tab: 'ranking', page })} />
        </TabPanel>
        <TabPanel value="historico">
          <HistoryTab
            view={view}
            cameFrom={cameFrom}
            onOpen={next => open({ tab: 'historico', filter: view.filter, ...next })}
          />
        </TabPanel>
        {isTeacher(user) && (
          <TabPanel value="analise">
            <AnalysisTab
              view={view}
              cameFrom={cameFrom}
              onOpen={(next, options) => open({ tab: 'analise', search: view.search, ...next }, options)}
            />
          </TabPanel>
        )}
      </Tabs>
    </>
  );
};

export default LobbyScreen;
