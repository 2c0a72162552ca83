import { History, Microscope } from 'lucide-react';
import type { RefObject } from 'react';
import { useOwnGames } from '../../../shared/games/use-games.ts';
import { Card } from '../../../ui/Card.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { GameList } from './GameList.tsx';
import { HISTORY_FILTERS, type HistoryFilter, type LobbyView } from '../lobby.ts';
import { DEFAULT_MODE, hrefOf } from '../modes/modes.ts';
import { OpenGame } from './OpenGame.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';

type HistoryTabProps = {
  view: LobbyView;
  cameFrom: RefObject<number | undefined>;
  onOpen: (next: Partial<LobbyView>) => void;
};

/** One's own finished games, the latest first. */
export const HistoryTab = (props: HistoryTabProps) => {
  const { view, onOpen } = props;
  if (view.game !== undefined)
    return (
      <OpenGame key={view.game} gameId={view.game} title="Sua partida" onClose={() => onOpen({ page: view.page })} />
    );
  return (
    <Card as="section" aria-labelledby="history-title">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="history-title" className="flex items-center gap-2.5 text-heading">
          <History aria-hidden className="size-6 shrink-0 text-gold-text" /> Suas partidas
        </h2>
        <LinkButton href="/analise" variant="secondary" size="sm">
          <Microscope aria-hidden /> Tabuleiro de análise
        </LinkButton>
        <Chips
          label="Tipo de partida"
          chips={HISTORY_FILTERS}
          value={view.filter}
          onChange={filter => onOpen({ filter })}
        />
      </div>
      <OwnGames {...props} />
    </Card>
  );
};

const nothing: Record<HistoryFilter, { title: string; text: string; href: string; action: string }> = {
  todas: {
    title: 'Nenhuma partida ainda',
    text: 'Cada partida que você terminar fica guardada aqui, lance por lance.',
    href: hrefOf(DEFAULT_MODE),
    action: 'Jogar uma partida',
  },
  partidas: {
    title: 'Nenhuma partida a dois ainda',
    text: 'Chame alguém para jogar ao seu lado: a partida fica guardada aqui.',
    href: hrefOf(DEFAULT_MODE),
    action: 'Jogar uma partida',
  },
  pratica: {
    title: 'Nenhuma partida contra a IA ainda',
    text: 'As partidas que você terminar na Prática ficam guardadas aqui.',
    href: '/practice',
    action: 'Jogar contra a IA',
  },
};

const OwnGames = ({ view, cameFrom, onOpen }: HistoryTabProps) => {
  const games = useOwnGames(view.page, HISTORY_FILTERS.find(({ value }) => value === view.filter)?.mode);
  if (games.isPending) return <RowsSkeleton />;
  if (games.isError) return <LoadError error={games.error} onRetry={() => games.refetch()} />;
  if (games.data.total === 0) {
    const { title, text, href, action } = nothing[view.filter];
    return (
      <EmptyState icon={History} title={title} text={text} action={<LinkButton href={href}>{action}</LinkButton>} />
    );
  }
  return (
    <GameList
      label="Suas partidas"
      found={games.data}
      isStale={games.isPlaceholderData}
      page={view.page}
      withPlayer={false}
      onGoTo={page => onOpen({ page })}
      cameFrom={cameFrom}
      onOpen={game => onOpen({ page: view.page, game })}
    />
  );
};
