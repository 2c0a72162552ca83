import { useEffect, useRef } from 'react';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { type SessionUser, useSession } from '../../shared/session/session.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { AnalysisTab } from './history/AnalysisTab.tsx';
import { HistoryTab } from './history/HistoryTab.tsx';
import type { LobbyTab } from './lobby.ts';
import { PlayTab } from './modes/PlayTab.tsx';
import { RankingTab } from './ranking/RankingTab.tsx';
import { useLobbyPlace } from './use-lobby-place.ts';

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
  const { tabs, place, go } = useLobbyPlace(user.role);
  const cameFrom = useRef<number>(undefined);
  useEffect(() => {
    if (place.game !== undefined) cameFrom.current = place.game;
  }, [place.game]);
  return (
    <>
      <PageHeading title="Partidas Online" subtitle="Jogue partidas rápidas, clássicas e blitz." />
      <Tabs value={place.tab} onValueChange={tab => go({ tab: tab as LobbyTab })}>
        <TabList label="Partidas">
          {tabs.map(({ value, label, icon }) => (
            <Tab key={value} value={value} icon={icon} className={NARROW}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="jogar">
          <PlayTab userId={user.id} />
        </TabPanel>
        <TabPanel value="ranking">
          <RankingTab user={user} page={place.page} onGoTo={page => go({ tab: 'ranking', page })} />
        </TabPanel>
        <TabPanel value="historico">
          <HistoryTab
            place={place}
            cameFrom={cameFrom}
            onGo={next => go({ tab: 'historico', filter: place.filter, ...next })}
          />
        </TabPanel>
        {user.role === 'professor' && (
          <TabPanel value="analise">
            <AnalysisTab
              place={place}
              cameFrom={cameFrom}
              onGo={(next, options) => go({ tab: 'analise', search: place.search, ...next }, options)}
            />
          </TabPanel>
        )}
      </Tabs>
    </>
  );
};

export default LobbyScreen;
