import { PlayHeading } from '../../board/PlayLayout.tsx';
import { modeLabels } from '../../shared/games/game-labels.ts';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { useTitle } from '../../shared/school/use-title.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LocalMatch } from './match/LocalMatch.tsx';
import { matchFields, timeText } from './modes/modes.ts';

const MatchScreen = () => {
  const { user } = useSession();
  const [{ mode }] = useUrlState(matchFields);
  const title = `Partida ${modeLabels[mode]}`;
  useTitle(title);
  if (!user) return <LoginRequired text="Acesso Negado – Você precisa estar logado para jogar." />;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Partidas Online', href: '/partidas' }, { label: title }]} />
      <PlayHeading title={title} subtitle={`${timeText(mode)}, dois jogadores no mesmo tabuleiro.`} />
      <LocalMatch key={`${user.id} ${mode}`} user={user} mode={mode} />
    </>
  );
};

export default MatchScreen;
