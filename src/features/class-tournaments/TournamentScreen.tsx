import { Trophy } from 'lucide-react';
import { useParams } from 'wouter';
import type { ClassTournament } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { holderName } from '../../shared/class-tournaments/holder.ts';
import { factsText, statusOf } from '../../shared/class-tournaments/tournament-texts.ts';
import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { codeOf } from '../../lib/error-text.ts';
import { formatMoment } from '../../lib/moments.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ArenaLeadBar } from './ArenaLeadBar.tsx';
import { ArenaStandings } from './ArenaStandings.tsx';
import { LeadBar } from './LeadBar.tsx';
import { OwnArena } from './OwnArena.tsx';
import { OwnGame } from './OwnGame.tsx';
import { PaperButtons } from './PaperButtons.tsx';
import { Players } from './Players.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { useTournament } from './use-tournament.ts';

const NotFound = () => (
  <>
    <EmptyState icon={Trophy} as="h1" title="Torneio não encontrado" text="Ele não existe, ou não é seu." />
    <p className="mt-4 text-center">
      <LinkButton href="/tournaments" variant="secondary">
        Ver torneios
      </LinkButton>
    </p>
  </>
);

const prizesOf = ({ prizes }: ClassTournament): string =>
  prizes
    .map((coins, i) => (coins > 0 ? `${i + 1}º\u00a0${coins.toLocaleString('pt-BR')}\u00a0moedas` : ''))
    .filter(Boolean)
    .join(' · ');

/** From where one came: the class, or the course as its professor or a student has it. */
const wayTo = (tournament: ClassTournament): Crumb[] => {
  const { classId, courseId, teaches } = tournament;
  const label = holderName(tournament);
  if (courseId === null)
    return [
      { label: 'Turmas', href: '/turmas' },
      { label, href: `/turmas/${classId}/torneios` },
    ];
  return teaches
    ? [
        { label: 'Cursos', href: '/professor/cursos' },
        { label, href: `/professor/cursos/${courseId}?aba=alunos` },
      ]
    : [
        { label: 'Torneios', href: '/tournaments' },
        { label, href: `/course/${courseId}` },
      ];
};

const Heading = ({ tournament }: { tournament: ClassTournament }) => {
  const { label, tone } = statusOf(tournament);
  const prizes = prizesOf(tournament);
  const isComing = tournament.round === 0 && !tournament.finished;
  return (
    <>
      <Breadcrumbs crumbs={[...wayTo(tournament), { label: 'Torneio' }]} />
      <PageHeading
        title={tournament.name}
        subtitle={factsText(tournament)}
        actions={<Badge tone={tone}>{label}</Badge>}
      />
      {(prizes !== '' || (tournament.startsAt !== null && isComing)) && (
        <p className="-mt-4 mb-6 text-ink-soft">
          {tournament.startsAt !== null && isComing && (
            <>
              Começa <time dateTime={tournament.startsAt}>{formatMoment(tournament.startsAt)}</time>
              {prizes !== '' && ' · '}
            </>
          )}
          {prizes !== '' && `Prêmios: ${prizes}`}
        </p>
      )}
    </>
  );
};

const Opened = ({ tournament, userId }: { tournament: ClassTournament; userId: number }) => {
  const isArena = tournament.format === 'arena';
  const [Lead, Own, Table] = isArena ? [ArenaLeadBar, OwnArena, ArenaStandings] : [LeadBar, OwnGame, Standings];
  const leads = tournament.teaches && !tournament.finished;
  const plays = tournament.standings.some(row => row.userId === userId);
  return (
    <>
      <Heading tournament={tournament} />
      {leads && <Lead tournament={tournament} />}
      {plays && !tournament.finished && <Own tournament={tournament} userId={userId} />}
      <div className="grid grid-cols-1 items-start gap-8">
        <Card as="section" aria-labelledby="mesas" className={tournament.finished ? 'order-2' : ''}>
          <h2 id="mesas" className="mb-3 text-heading">
            Mesas
          </h2>
          <Rounds tournament={tournament} userId={userId} />
        </Card>
        <Card as="section" aria-labelledby="classificacao">
          <h2 id="classificacao" className="mb-3 text-heading">
            {tournament.finished ? 'Classificação final' : 'Classificação'}
          </h2>
          <Table tournament={tournament} userId={userId} />
        </Card>
        {leads && (
          <Card as="section" aria-labelledby="presenca">
            <h2 id="presenca" className="mb-3 text-heading">
              {isArena ? 'Quem joga' : 'Quem joga a próxima rodada'}
            </h2>
            <Players tournament={tournament} />
          </Card>
        )}
        {tournament.teaches && !isArena && (
          <section aria-label="Papel e arquivo" className="order-3">
            <PaperButtons tournament={tournament} />
          </section>
        )}
      </div>
    </>
  );
};

const OneTournament = ({ tournamentId, userId }: { tournamentId: number; userId: number }) => {
  const found = useTournament(tournamentId);
  if (found.isPending)
    return (
      <div role="status" className="space-y-3">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-16 w-80 max-w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (found.data) return <Opened tournament={found.data.tournament} userId={userId} />;
  if (codeOf(found.error) === 'NOT_FOUND') return <NotFound />;
  return <LoadError error={found.error} onRetry={() => found.refetch()} />;
};

/** A tournament of a class or a course: for its professors to lead, for its students to follow. */
const TournamentScreen = () => {
  const { user } = useSession();
  const { tournamentId = '' } = useParams<{ tournamentId: string }>();
  if (!user) return <LoginRequired text="Entre para ver o torneio." />;
  if (!/^[1-9]\d{0,8}$/.test(tournamentId)) return <NotFound />;
  return <OneTournament tournamentId={Number(tournamentId)} userId={user.id} />;
};

export default TournamentScreen;
