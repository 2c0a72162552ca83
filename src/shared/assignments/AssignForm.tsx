import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { momentAt } from '../../lib/moments.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { Assigned } from './AssignButton.tsx';
import { ClassField, useOpenClasses } from './ClassField.tsx';
import { DueFields } from './DueFields.tsx';
import { usualDue } from './usual-due.ts';

const MAX_TITLE = 120;

type AssignFormProps = { material: Assigned; onDone: () => void };

/** To which class, until when: all else is known from the material. */
const AssignForm = ({ material: { name, ...sent }, onDone }: AssignFormProps) => {
  const classes = useOpenClasses();
  const [chosen, setChosen] = useState<number>();
  const [title, setTitle] = useState(name.slice(0, MAX_TITLE));
  const [due, setDue] = useState(usualDue);
  const cache = api.useUtils();
  const { mutate, isPending, error } = api.assignments.create.useMutation({
    onSuccess: async ({ assignment }) => {
      await cache.assignments.invalidate();
      toast({ title: `Tarefa passada: ${assignment.className}`, description: 'Os alunos receberam um aviso.' });
      onDone();
    },
  });
  if (!classes) return <Skeleton className="h-56 w-full" />;
  const [first] = classes;
  if (!first)
    return (
      <EmptyState
        title="Nenhuma turma ainda"
        text="Tarefas são passadas a uma turma."
        action={<LinkButton href="/turmas?nova">Criar turma</LinkButton>}
      />
    );
  const classId = chosen ?? first.id;
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault();
        mutate({ ...sent, classId, title: title.trim() || name, dueAt: momentAt(due.day, due.time) });
      }}
    >
      <ClassField classes={classes} value={classId} onChange={setChosen} />
      <Field label="Título">
        <TextInput maxLength={MAX_TITLE} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <DueFields due={due} onChange={setDue} />
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <DialogEnd>
        <Button type="submit" loading={isPending}>
          Passar tarefa
        </Button>
      </DialogEnd>
    </form>
  );
};

export default AssignForm;
