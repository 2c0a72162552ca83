import { CalendarDays, Clock, type LucideIcon, MapPin, Medal, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tournament } from '../../../server/features/tournaments/tournaments.schema.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { CoinPrice } from '../coins/Coins.tsx';
import { TournamentAction } from './TournamentAction.tsx';
import { dayText, participantsText, statusOf, timeText } from './tournament-labels.ts';

/** An upcoming tournament: date, place, categories, prize, and what the student can do. */
export const TournamentCard = ({ tournament }: { tournament: Tournament }) => {
  const { label, tone } = statusOf(tournament);
  return (
    <Card as="li" crowned className="flex flex-col">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Badge tone={tone}>{label}</Badge>
        <CoinPrice value={tournament.price} />
      </div>
      <h3 className="mt-3 font-display text-heading font-semibold wrap-anywhere">{tournament.name}</h3>
      <p className="mt-2 text-ink-soft wrap-anywhere">{tournament.description}</p>
      <dl className="mt-5 mb-6 grid gap-2.5">
        <Fact icon={CalendarDays} label="Data">
          <time dateTime={tournament.startsAt}>{dayText(tournament.startsAt)}</time>
        </Fact>
        <Fact icon={Clock} label="Horário">
          {timeText(tournament.startsAt)}, horário de Brasília
        </Fact>
        <Fact icon={MapPin} label="Local">
          {tournament.location}
        </Fact>
        <Fact icon={UserRound} label="Categorias">
          {tournament.categories}
        </Fact>
        <Fact icon={Medal} label="Premiação">
          {tournament.prize}
        </Fact>
        <Fact icon={Users} label="Participantes">
          {participantsText(tournament)}
        </Fact>
      </dl>
      <div className="mt-auto">
        <TournamentAction tournament={tournament} />
      </div>
    </Card>
  );
};

const Fact = ({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) => (
  <div className="flex items-start gap-3">
    <dt>
      <Icon aria-hidden className="mt-0.5 size-5 text-brand-text" />
      <span className="sr-only">{label}</span>
    </dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
