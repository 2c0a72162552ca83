import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { Assignment } from '../../../../server/features/assignments/assignments.schema.ts';
import { dayOf, momentAt, timeOf } from '../../../lib/moments.ts';
import { DueFields } from '../../../shared/assignments/DueFields.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { useUpdateAssignment } from '../use-assignments.ts';

const partsOf = (iso: string) => ({ day: dayOf(new Date(iso)), time: timeOf(new Date(iso)) });
type Parts = ReturnType<typeof partsOf>;

/** A moment that was not touched stays as it is, with its seconds, though it may have passed. */
const changed = ({ day, time }: Parts, before: string): string | undefined => {
  const old = partsOf(before);
  return day === old.day && time === old.time ? undefined : momentAt(day, time);
};

const DatesForm = ({ assignment, onSaved }: { assignment: Assignment; onSaved: () => void }) => {
  const [opens, setOpens] = useState(() => partsOf(assignment.opensAt));
  const [due, setDue] = useState(() => partsOf(assignment.dueAt));
  const { mutate, isPending } = useUpdateAssignment();
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault();
        const opensAt = changed(opens, assignment.opensAt);
        const dueAt = changed(due, assignment.dueAt);
        mutate({ assignmentId: assignment.id, opensAt, dueAt }, { onSuccess: onSaved });
      }}
    >
      <DueFields due={opens} labels={['Abre no dia', 'A partir das']} onChange={setOpens} />
      <DueFields due={due} onChange={setDue} />
      <DialogEnd>
        <Button type="submit" loading={isPending}>
          Salvar datas
        </Button>
      </DialogEnd>
    </form>
  );
};

/** When an assignment opens and is due, to be changed. */
export const DatesDialog = ({ assignment }: { assignment: Assignment }) => {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Datas da tarefa"
      description="Antes de abrir, os alunos não a veem; quando abre, recebem um aviso."
      trigger={
        <Button variant="secondary">
          <CalendarClock aria-hidden />
          Datas
        </Button>
      }
    >
      <DatesForm assignment={assignment} onSaved={() => setOpen(false)} />
    </Dialog>
  );
};
