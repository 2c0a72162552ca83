import clsx from 'clsx';
import { Check, X, Sparkles } from 'lucide-react';
import { statusOf, turnOf } from '../../board/game.ts';
import { opposite } from '../../board/squares.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EndPicture } from './EndPicture.tsx';
import { MatchActions } from './MatchActions.tsx';
import { FirstMoveLine } from './FirstMoveLine.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import {
  endText,
  offerText,
  playerOf,
  ratingChangeText,
  SIDE_NAMES,
  stakesText,
  timeText,
  winnerIn,
} from './match-texts.ts';
import type { MatchView } from './match-view.ts';
import type { LiveMatch } from './use-match.ts';
import { useFocusOnResult } from './use-focus-on-result.ts';
import { api } from '../../lib/api.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

const FIRST_MOVE = 'O relógio de cada lado começa com o seu primeiro lance.';
const FIRST_MOVE_OF_ROUND = `${FIRST_MOVE} Sem ele a tempo, quem faltou perde a partida do torneio.`;
const PAUSED = 'Ninguém joga, e os relógios estão parados. Se ninguém a retomar em um dia, ela termina sem resultado.';

const headline = (view: MatchView): { title: string; text: string } => {
  const { match, game, own, isOwnTurn, isCreator } = view;
  if (match.status === 'waiting') return waitingText(view, isCreator);
  if (match.status !== 'playing') return endText(match, own);
  if (match.paused) return { title: 'Partida pausada', text: PAUSED };
  const toMove = turnOf(game);
  const status = statusOf(game);
  const inCheck = status.kind === 'ongoing' && status.check;
  const title =
    own === null ? `Vez das ${SIDE_NAMES[toMove].toLowerCase()}` : isOwnTurn ? 'Sua vez' : 'Vez do adversário';
  if (inCheck) return { title, text: 'Xeque! O rei precisa de proteção.' };
  if (own !== null && game.moves.length < 2) return { title, text: match.ofRound ? FIRST_MOVE_OF_ROUND : FIRST_MOVE };
  return { title, text: isOwnTurn && own !== null ? 'Faça o seu lance.' : `${playerOf(match, toMove).name} joga.` };
};

const waitingText = ({ match, own }: MatchView, isCreator: boolean): { title: string; text: string } => {
  const other = own ? playerOf(match, opposite(own)) : null;
  const terms = `${timeText(match)}, ${stakesText(match).toLowerCase()}`;
  if (!isCreator) return { title: `${other?.name ?? 'Alguém'} desafia você`, text: `${terms}.` };
  if (other?.kind === 'person') return { title: 'Desafio enviado', text: `Esperando ${other.name} aceitar: ${terms}.` };
  return { title: 'Procurando adversário', text: `Quem também procura joga com você: ${terms}.` };
};

/** What goes on in a match, and what can be done about it beside moving. */
export const MatchPanel = ({ view, live }: { view: MatchView; live: LiveMatch }) => {
  const { match, own } = view;
  const { title, text } = headline(view);
  const isOver = match.status === 'finished' || match.status === 'aborted';
  const status = useFocusOnResult(isOver);
  const change = match.status === 'finished' ? ratingChangeText(match, own) : null;
  return (
    // On a phone it is so low while a game is played that it fits below the board.
    <Card as="section" flush crowned aria-label="Partida">
      <div className="p-4 lg:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:flex-col lg:items-start">
          <div className="flex flex-wrap gap-2 max-lg:order-1">
            <Badge tone={match.rated ? 'gold' : 'neutral'}>{stakesText(match)}</Badge>
            <Badge>{timeText(match)}</Badge>
          </div>
          <div ref={status} role="status" tabIndex={-1} className="flex scroll-mb-8 items-start gap-4">
            {match.status === 'finished' && <EndPicture isWon={winnerIn(match) !== null} />}
            <div>
              <h2 className="text-lg text-wrap lg:text-heading">{title}</h2>
              <p className={clsx('text-ink-soft', match.status === 'playing' && !match.paused && 'max-lg:sr-only')}>
                {text}
              </p>
              {change && <p className="mt-1 font-semibold">{change}</p>}
            </div>
          </div>
        </div>
        <FirstMoveLine view={view} />
        <NoticeLine match={match} />
        {own && <OfferNotice view={view} live={live} />}
        <MatchActions view={view} live={live} />
        {match.status === 'finished' && <ReviewLink matchId={match.id} />}
      </div>
    </Card>
  );
};

const OfferNotice = ({ view: { match, own }, live }: { view: MatchView; live: LiveMatch }) => {
  const offered = own && offerText(match, own);
  if (!offered || !match.offer) return null;
  const { kind } = match.offer;
  return (
    <div role="status" className="mt-3 rounded-control bg-gold-soft px-4 py-3 text-gold-text">
      <p className="font-semibold">{offered.text}</p>
      {!offered.isOwn && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" loading={live.acting === kind} onClick={() => live.act(kind)}>
            <Check aria-hidden /> Aceitar
          </Button>
          <Button size="sm" variant="secondary" loading={live.acting === 'decline'} onClick={() => live.act('decline')}>
            <X aria-hidden /> Recusar
          </Button>
        </div>
      )}
    </div>
  );
};

/** The way from a finished match to its review: to the game that the viewer has of it. */
const ReviewLink = ({ matchId }: { matchId: number }) => {
  const games = api.games.own.useQuery({}, { staleTime: 0 });
  const game = games.data?.games.find(own => own.matchId === matchId);
  if (!game || game.plies === 0) return null;
  return (
    <LinkButton
      href={`/partidas?aba=historico&partida=${game.id}`}
      variant="secondary"
      size="sm"
      className="mt-2 w-full whitespace-nowrap"
    >
      <Sparkles aria-hidden /> Rever partida
    </LinkButton>
  );
};
