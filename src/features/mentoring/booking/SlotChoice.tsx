import clsx from 'clsx';
import { CalendarX } from 'lucide-react';
import type { Mentor, Slot } from '../../../../server/features/mentoring/mentoring.schema.ts';
import { MENTORING_PROGRAMS } from '../../../../server/features/mentoring/program-lists.schema.ts';
import { CoinPrice } from '../../../shared/coins/Coins.tsx';
import { dayOf, timeOf } from '../../../lib/moments.ts';
import { plural } from '../../../lib/plural.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MentorOptions, ProgramOptions } from '../options.tsx';
import type { BookingChoice } from './booking-choice.ts';
import { useSlots } from '../use-mentoring.ts';
import { programTexts } from '../mentoring-labels.ts';
import { dayText } from '../day-text.ts';

type SlotChoiceProps = {
  choice: BookingChoice;
  mentors: readonly Mentor[];
  onChange: (choice: BookingChoice) => void;
  onChoose: (slot: Slot) => void;
};

/** The free times of a mentor, a programme or all, day by day. */
export const SlotChoice = ({ choice, mentors, onChange, onChoose }: SlotChoiceProps) => (
  <>
    <div className="mb-6 grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label="Mentor">
        <Select
          value={choice.mentorId ?? ''}
          onChange={({ target }) =>
            onChange({
              ...(choice.program && { program: choice.program }),
              ...(target.value && { mentorId: Number(target.value) }),
            })
          }
        >
          <option value="">Todos os mentores</option>
          <MentorOptions mentors={mentors.filter(({ available }) => available)} />
        </Select>
      </Field>
      <Field label="Programa">
        <Select
          value={choice.program ?? ''}
          onChange={({ target }) => {
            const program = MENTORING_PROGRAMS.find(own => own === target.value);
            onChange({ ...(choice.mentorId && { mentorId: choice.mentorId }), ...(program && { program }) });
          }}
        >
          <option value="">Todos os programas</option>
          <ProgramOptions />
        </Select>
      </Field>
    </div>
    <FreeSlots choice={choice} onChoose={onChoose} />
  </>
);

const FreeSlots = ({ choice, onChoose }: Pick<SlotChoiceProps, 'choice' | 'onChoose'>) => {
  const { soonest, rows: slots, more } = useSlots(choice);
  if (soonest.isPending) return <Skeleton className="h-60" />;
  if (soonest.isError) return <LoadError error={soonest.error} onRetry={() => soonest.refetch()} />;
  if (slots.length === 0)
    return (
      <EmptyState
        icon={CalendarX}
        title="Nenhum horário livre"
        text="Escolha outro mentor ou outro programa, ou volte em alguns dias."
      />
    );
  const days = [...Map.groupBy(slots, ({ startsAt }) => dayOf(new Date(startsAt)))];
  return (
    <div aria-busy={soonest.isPlaceholderData} className="grid gap-5">
      <p role="status" className="text-ink-soft">
        {plural(soonest.data.total, 'horário livre', 'horários livres')}
      </p>
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={dayText(day)}>
          <h3 className="mb-2 font-sans font-semibold first-letter:uppercase">{dayText(day)}</h3>
          <ul className="grid gap-2.5">
            {ofDay.map(slot => (
              <li key={slot.id}>
                <SlotButton slot={slot} onChoose={() => onChoose(slot)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton list={more}>Mostrar mais</MoreButton>
    </div>
  );
};

const SlotButton = ({ slot, onChoose }: { slot: Slot; onChoose: () => void }) => {
  const { startsAt, mentorName, program, price, capacity, places, meetings, booked } = slot;
  return (
    <button
      type="button"
      disabled={booked}
      onClick={onChoose}
      className={clsx(
        'flex w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-control border-2 border-line-strong',
        'bg-surface px-4 py-3 text-left hover:border-brand hover:bg-brand-soft disabled:cursor-not-allowed',
        'disabled:opacity-60',
      )}
    >
      <span className="font-display text-xl font-semibold tabular-nums">{timeOf(new Date(startsAt))}</span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block leading-snug font-semibold wrap-anywhere">{mentorName}</span>
        <span className="block text-sm text-ink-soft">
          {programTexts[program].short}
          {meetings.length > 1 && ` · ${meetings.length} encontros`}
          {capacity > 1 && ` · ${plural(places, 'vaga')}`}
          {booked && ' · já é seu'}
        </span>
      </span>
      <CoinPrice value={price} />
    </button>
  );
};
