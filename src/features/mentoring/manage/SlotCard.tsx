import { CalendarX, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { ManagedSlot } from '../../../../server/features/mentoring/manage.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFocusHandover } from '../../../ui/focus-handover.ts';
import { toast } from '../../../ui/toast-store.ts';
import { momentText } from '../day-text.ts';
import { hoursText, programTexts, capacityText } from '../mentoring-labels.ts';
import { RoomDialog } from './RoomDialog.tsx';
import { useCancelSlot } from './use-manage.ts';

/** An offered slot: its students, its room, and the button that cancels it. */
export const SlotCard = ({ slot }: { slot: ManagedSlot }) => {
  const [open, setOpen] = useState<'room' | 'cancelling' | null>(null);
  const { mentorName, program, startsAt, minutes, price, capacity, meetings, roomUrl, cancelledAt, begun, students } =
    slot;
  const name = `${mentorName}, ${momentText(startsAt)}`;
  const close = () => setOpen(null);
  const handOver = useFocusHandover();
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-lg font-semibold first-letter:uppercase">{momentText(startsAt)}</h2>
          {cancelledAt !== null && <Badge tone="danger">Cancelado</Badge>}
          {cancelledAt === null && (
            <Badge tone={students.length > 0 ? 'brand' : 'neutral'}>{capacityText(capacity, students.length)}</Badge>
          )}
        </div>
        <p className="text-ink-soft">
          {mentorName} · {programTexts[program].short} · {hoursText(minutes)}
          {meetings.length > 1 && ` · ${meetings.length} encontros`}
          {` · ${plural(price, 'moeda')}`}
        </p>
        {students.length > 0 && (
          <ul aria-label="Quem vem" className="mt-2">
            {students.map(student => (
              <li key={student.id} className="break-words">
                {student.name}
                {student.email !== null && (
                  <>
                    {' · '}
                    <a
                      href={`mailto:${student.email}`}
                      className="font-semibold text-brand-text underline underline-offset-4"
                    >
                      {student.email}
                    </a>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {cancelledAt === null && (
          <p className="mt-1 text-sm break-all text-ink-soft">
            {roomUrl ? `Sala: ${roomUrl}` : 'Sala ainda não informada'}
          </p>
        )}
      </div>
      {cancelledAt === null && meetings.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpen('room')}>
            <DoorOpen aria-hidden /> {roomUrl ? 'Mudar sala' : 'Informar sala'}
            <span className="sr-only">: {name}</span>
          </Button>
          {!begun && (
            <Button variant="ghost" onClick={() => setOpen('cancelling')}>
              <CalendarX aria-hidden /> Cancelar<span className="sr-only">: {name}</span>
            </Button>
          )}
        </div>
      )}
      {open === 'room' && <RoomDialog slot={slot} onClose={close} />}
      {open === 'cancelling' && <CancelSlotDialog slot={slot} onCancelled={handOver} onClose={close} />}
    </Card>
  );
};

const CancelSlotDialog = ({
  slot: { id, startsAt, students },
  onCancelled,
  onClose,
}: {
  slot: ManagedSlot;
  onCancelled: () => void;
  onClose: () => void;
}) => {
  const cancel = useCancelSlot();
  const confirm = () =>
    cancel.mutate(
      { slotId: id },
      {
        onSuccess: () => {
          onCancelled();
          toast({
            title: 'Horário cancelado',
            ...(students.length > 0 && { description: 'Quem reservou foi avisado e recebeu as moedas de volta.' }),
          });
        },
        onError: error =>
          toast({ title: 'Não foi possível cancelar', description: errorText(error), variant: 'destructive' }),
        onSettled: onClose,
      },
    );
  return (
    <AlertDialog
      open
      onOpenChange={stays => !stays && !cancel.isPending && onClose()}
      title="Cancelar este horário?"
      text={
        students.length === 0
          ? `O horário de ${momentText(startsAt)} deixa de ser oferecido.`
          : `${plural(students.length, 'aluno')} ${students.length === 1 ? 'recebe' : 'recebem'} as moedas de ` +
            `volta e um aviso: ${students.map(student => student.name).join(', ')}.`
      }
      cancelLabel="Manter horário"
      confirmLabel={cancel.isPending ? 'Cancelando...' : 'Cancelar horário'}
      loading={cancel.isPending}
      onConfirm={confirm}
    />
  );
};
