import { CalendarPlus, CheckCircle2, UserRound, Users, Zap, type LucideIcon } from 'lucide-react';
import type { MentoringProgram } from '../../../server/features/mentoring/mentoring.schema.ts';
import { CoinPrice } from '../../shared/coins/Coins.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { BookingChoice } from './booking/booking-choice.ts';
import { programTexts, termsOf } from './mentoring-labels.ts';

const icons: Record<MentoringProgram, LucideIcon> = { individual: UserRound, group: Users, intensive: Zap };

type Terms = {
  program: MentoringProgram;
  minutes: number;
  price: number;
  capacity: number;
  meetings: number;
  weeks: number | null;
};

/** A programme: description, duration, group size, price. */
export const ProgramCard = ({
  terms,
  isFrom,
  onWant,
}: {
  terms: Terms;
  /** Some mentors ask more. */ isFrom: boolean;
  onWant: ((wanted: BookingChoice) => void) | undefined;
}) => {
  const { program, price } = terms;
  const { name, text } = programTexts[program];
  const Icon = icons[program];
  return (
    <Card as="li" className="flex flex-col">
      <span aria-hidden className="mb-4 grid size-12 place-items-center rounded-control bg-brand-soft text-brand-text">
        <Icon className="size-6" />
      </span>
      <h3 className="text-heading">{name}</h3>
      <p className="mt-1 text-2xl">
        {isFrom && <span className="text-base text-ink-soft">a partir de </span>}
        <CoinPrice value={price} />
      </p>
      <p className="mt-3 text-ink-soft">{text}</p>
      <ul className="mt-4 mb-5 grid gap-1.5">
        {termsOf(terms).map(term => (
          <li key={term} className="flex items-center gap-2">
            <CheckCircle2 aria-hidden className="size-5 shrink-0 text-brand-text" /> {term}
          </li>
        ))}
        {program === 'individual' && (
          <li className="text-sm text-ink-soft">
            Você paga a hora do mentor que escolher; o valor dele aparece no cartão e antes de confirmar.
          </li>
        )}
      </ul>
      {onWant && (
        <Button variant="secondary" className="mt-auto self-start" onClick={() => onWant({ program })}>
          <CalendarPlus aria-hidden /> Ver horários<span className="sr-only">: {name}</span>
        </Button>
      )}
    </Card>
  );
};
