import { CalendarPlus, CalendarX } from 'lucide-react';
import { useState } from 'react';
import type { ManagedMentor } from '../../../../server/features/mentoring/manage.schema.ts';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Paging } from '../../../ui/Paging.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonCards } from '../../../ui/Skeleton.tsx';
import { MentorOptions } from '../options.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { SlotCard } from './SlotCard.tsx';
import { type ManageFilters, useManagedSlots } from './use-manage.ts';

type SlotsTabProps = {
  filters: ManageFilters;
  mentors: readonly ManagedMentor[];
  onFilter: (change: Partial<ManageFilters>) => void;
};

/** The offered slots with their students, and the button for new ones. */
export const SlotsTab = ({ filters, mentors, onFilter }: SlotsTabProps) => {
  const [isOffering, setOffering] = useState(false);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <Chips
          label="Período"
          chips={[
            { value: 'upcoming', label: 'Próximos' },
            { value: 'past', label: 'Passados e cancelados' },
          ]}
          value={filters.when}
          onChange={when => onFilter({ when })}
        />
        <div className="flex flex-wrap items-end gap-4 max-sm:w-full">
          {mentors.length > 1 && (
            <Field label="Mentor" className="sm:w-64 max-sm:w-full">
              <Select
                value={filters.mentorId ?? ''}
                onChange={({ target }) => onFilter({ mentorId: Number(target.value) || undefined })}
              >
                <option value="">Todos</option>
                <MentorOptions mentors={mentors} />
              </Select>
            </Field>
          )}
          <Button disabled={mentors.length === 0} onClick={() => setOffering(true)}>
            <CalendarPlus aria-hidden /> Oferecer horários
          </Button>
        </div>
      </div>
      {mentors.length === 0 ? (
        <EmptyState
          icon={CalendarX}
          title="Nenhum mentor ainda"
          text="Crie o primeiro na aba Mentores; depois ofereça aqui os horários dele."
        />
      ) : (
        <Slots filters={filters} onFilter={onFilter} />
      )}
      {isOffering && <OfferDialog mentors={mentors} mentorId={filters.mentorId} onClose={() => setOffering(false)} />}
    </>
  );
};

const Slots = ({ filters, onFilter }: Pick<SlotsTabProps, 'filters' | 'onFilter'>) => {
  const list = useManagedSlots(filters);
  if (list.isPending) return <SkeletonCards count={3} className="h-28" />;
  if (list.isError) return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  const { slots, total, pageSize } = list.data;
  if (slots.length === 0)
    return (
      <EmptyState
        icon={CalendarX}
        title="Nenhum horário aqui"
        text={
          filters.when === 'upcoming'
            ? 'Ofereça horários para que os alunos possam reservar.'
            : 'O que passar ou for cancelado aparece aqui.'
        }
      />
    );
  return (
    <>
      <p className="mb-4 text-ink-soft">{plural(total, 'horário')}</p>
      <ul aria-label="Horários" aria-busy={list.isPlaceholderData} className="grid gap-4">
        {slots.map(slot => (
          <SlotCard key={slot.id} slot={slot} />
        ))}
      </ul>
      <Paging page={filters.page} total={total} pageSize={pageSize} onGoTo={page => onFilter({ page })} />
    </>
  );
};
