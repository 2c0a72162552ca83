import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'wouter';
import { numberField } from '../../../lib/url-state.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { PlayHeading } from '../../../board/PlayLayout.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LoginRequired } from '../../../shared/guards/LoginRequired.tsx';
import { ShowInClass } from '../../../shared/live-lessons/ShowInClass.tsx';
import { pgnOf } from '../../../shared/matches/match-pgn.ts';
import { MatchTable } from '../../../shared/matches/MatchTable.tsx';
import { stakesText, timeText } from '../../../shared/matches/match-texts.ts';
import type { MatchView } from '../../../shared/matches/match-view.ts';
import { StaffControls } from './StaffControls.tsx';
import { useMatch } from '../../../shared/matches/use-match.ts';
import { useTitle } from '../../../shared/school/use-title.ts';
import { useSession } from '../../../shared/session/session.tsx';

const TITLE = 'Partida';
const isId = (text: string | undefined): text is string => /^[1-9]\d{0,8}$/.test(text ?? '');

/** `/partidas/{id}`: a match with somebody elsewhere, played or watched. */
const LiveMatchScreen = () => {
  const { user } = useSession();
  const { matchId } = useParams<{ matchId: string }>();
  if (!user) return <LoginRequired text="Acesso Negado – Você precisa estar logado para jogar." />;
  return (
    <>
      <Way />
      {isId(matchId) ? (
        <LiveMatch
          key={matchId}
          matchId={Number(matchId)}
          userId={user.id}
          // Only its players and their professors see a game at all.
          isStaff={user.role !== 'student'}
        />
      ) : (
        <NotFound text="Partida não encontrada" />
      )}
    </>
  );
};

const PARTIDAS = { label: 'Partidas Online', href: '/partidas' };
/** Whoever comes from a tournament goes back to it, where the next game waits. */
const matchFields = { tournamentId: numberField('torneio') };
const useTournamentHref = (): string | null => {
  const [{ tournamentId }] = useUrlState(matchFields);
  return tournamentId === undefined ? null : `/torneios/${tournamentId}`;
};

const Way = () => {
  const href = useTournamentHref();
  return <Breadcrumbs crumbs={[href === null ? PARTIDAS : { label: 'Torneio', href }, { label: TITLE }]} />;
};

/** A search has no players yet. */
const namesIn = ({ match: { white, black } }: MatchView): string =>
  white.kind === 'anyone' && black.kind === 'anyone' ? 'Nova partida' : `${white.name} – ${black.name}`;

type LiveMatchProps = { matchId: number; userId: number; isStaff: boolean };

const LiveMatch = ({ matchId, userId, isStaff }: LiveMatchProps) => {
  const live = useMatch(matchId, userId);
  const { view, failure } = live;
  useTitle(view ? namesIn(view) : TITLE);
  useRematch(view);
  if (failure && !view) return <NotFound text={failure.text} />;
  if (!view) return <Loading />;
  return (
    <>
      <PlayHeading title={namesIn(view)} subtitle={`${timeText(view.match)} · ${stakesText(view.match)}`} />
      <MatchTable view={view} live={live}>
        {(view.match.status === 'finished' || view.match.status === 'aborted') && <TournamentLink />}
        {view.match.rematchId !== null && (
          <LinkButton href={`/partidas/${view.match.rematchId}`} variant="secondary">
            Ver a revanche
          </LinkButton>
        )}
        {!view.isPlayer && !view.isCreator && (
          <>
            <Alert>Você está assistindo a esta partida.</Alert>
            {isStaff && <StaffControls match={view.match} />}
            {view.match.moves.length > 0 && (
              <ShowInClass size="sm" shown={() => ({ pgn: pgnOf(view), side: 'white' })} />
            )}
          </>
        )}
      </MatchTable>
    </>
  );
};

/** Only after the game: before, its room on a phone is the panel's, which says how long a first move may take. */
const TournamentLink = () => {
  const href = useTournamentHref();
  if (href === null) return null;
  return (
    <p>
      <LinkButton href={href}>Voltar ao torneio</LinkButton>
    </p>
  );
};

/**
 * Both players go on to the rematch, or to the game that was found, as soon as it begins. A visitor who comes later
 * stays with the game that they opened.
 */
const useRematch = (view: MatchView | null): void => {
  const [, navigate] = useLocation();
  const rematchId = view?.match.rematchId;
  // A search that another one took up has no players, but leads to the game.
  const isOwn = view !== null && (view.isPlayer || view.isCreator);
  const before = useRef(rematchId);
  useEffect(() => {
    const was = before.current;
    before.current = rematchId;
    if (was === null && rematchId && isOwn) navigate(`/partidas/${rematchId}`);
  }, [rematchId, isOwn, navigate]);
};

const NotFound = ({ text }: { text: string }) => (
  <>
    <h1 className="mb-6 text-title">{TITLE}</h1>
    <Alert tone="danger" title="Não foi possível abrir a partida">
      <p>{text}</p>
      <LinkButton href="/partidas" variant="secondary" size="sm" className="mt-3">
        Voltar às partidas
      </LinkButton>
    </Alert>
  </>
);

const Loading = () => (
  <div role="status">
    <h1 className="sr-only">{TITLE}</h1>
    <span className="sr-only">Carregando...</span>
    <Skeleton className="mx-auto aspect-square w-full max-w-[min(100%,max(14rem,100dvh-17.5rem))]" />
  </div>
);

export default LiveMatchScreen;
