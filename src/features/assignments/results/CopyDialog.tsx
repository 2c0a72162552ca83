import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Assignment } from '../../../../server/features/assignments/assignments.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { momentAt } from '../../../lib/moments.ts';
import { ClassField, useOpenClasses } from '../../../shared/assignments/ClassField.tsx';
import { DueFields } from '../../../shared/assignments/DueFields.tsx';
import { usualDue } from '../../../shared/assignments/usual-due.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { useCopyAssignment } from '../use-assignments.ts';

const CopyForm = ({ assignment: { id, classId } }: { assignment: Assignment }) => {
  const [, navigate] = useLocation();
  const classes = useOpenClasses() ?? [];
  const [chosen, setChosen] = useState<number>();
  const [due, setDue] = useState(usualDue);
  const { mutate, isPending, error } = useCopyAssignment(copy => navigate(`/tarefas/${copy.id}`));
  const to = chosen ?? classes.find(one => one.id === classId)?.id ?? classes[0]?.id;
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault();
        if (to !== undefined) mutate({ assignmentId: id, classId: to, dueAt: momentAt(due.day, due.time) });
      }}
    >
      <ClassField classes={classes} value={to ?? 0} onChange={setChosen} />
      <DueFields due={due} onChange={setDue} />
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <DialogEnd>
        <Button type="submit" disabled={to === undefined} loading={isPending}>
          Copiar como rascunho
        </Button>
      </DialogEnd>
    </form>
  );
};

/** The same assignment once more, for this class or another. */
export const CopyDialog = ({ assignment }: { assignment: Assignment }) => (
  <Dialog
    title="Copiar tarefa"
    description="A cópia é um rascunho, até você dá-la aos alunos."
    trigger={
      <Button variant="secondary">
        <Copy aria-hidden />
        Copiar
      </Button>
    }
  >
    <CopyForm key={assignment.id} assignment={assignment} />
  </Dialog>
);
