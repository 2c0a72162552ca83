import { CalendarPlus } from 'lucide-react';
import type { Mentor } from '../../../server/features/mentoring/mentoring.schema.ts';
import { CoinPrice } from '../../shared/coins/Coins.tsx';
import { plural } from '../../lib/plural.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { BookingChoice } from './booking/booking-choice.ts';

/** A mentor, the price of an hour, and their figures. */
export const MentorCard = ({
  mentor,
  onWant,
}: {
  mentor: Mentor;
  onWant: ((wanted: BookingChoice) => void) | undefined;
}) => {
  const { id, name, title, rating, experience, specialty, pricePerHour, available, students, sessions } = mentor;
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-start gap-4">
        <Avatar name={name} size="lg" />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 className="text-heading">{name}</h3>
            <Badge tone={available ? 'brand' : 'neutral'}>{available ? 'Disponível' : 'Ocupado'}</Badge>
          </div>
          <p className="text-ink-soft">{title}</p>
          <p className="mt-1">{specialty}</p>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 sm:grid-cols-4">
        <Fact label="Rating" value={String(rating)} />
        <Fact label="Experiência" value={plural(experience, 'ano')} />
        <Fact label="Alunos" value={students.toLocaleString('pt-BR')} />
        <Fact label="Sessões" value={sessions.toLocaleString('pt-BR')} />
      </dl>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-5">
        <p className="flex flex-wrap items-center gap-x-1.5">
          <CoinPrice value={pricePerHour} /> <span className="text-ink-soft">por hora</span>
        </p>
        {onWant && (
          <Button disabled={!available} onClick={() => onWant({ mentorId: id })}>
            <CalendarPlus aria-hidden /> Agendar<span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
    </Card>
  );
};

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);
