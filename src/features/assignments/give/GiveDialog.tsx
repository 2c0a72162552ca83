import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Assignment, AssignmentKind } from '../../../../server/features/assignments/assignments.schema.ts';
import { dayOf, momentAt } from '../../../lib/moments.ts';
import { kindLabels } from '../../../shared/assignments/assignment-labels.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCreateAssignment } from '../use-assignments.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { type Material, NO_MATERIAL, titleOf } from './material.ts';

const KINDS: readonly AssignmentKind[] = ['puzzles', 'lessons', 'board', 'games', 'course', 'text'];
const DAY_MS = 86_400_000;
/** A week, at the end of the day: what most homework has. */
const usualDue = () => ({ day: dayOf(new Date(Date.now() + 7 * DAY_MS)), time: '18:00' });

type GiveFormProps = { classId: number; onGiven: (assignment: Assignment) => void };

const GiveForm = ({ classId, onGiven }: GiveFormProps) => {
  const [kind, setKind] = useState<AssignmentKind>('puzzles');
  const [material, setMaterial] = useState<Material>(NO_MATERIAL);
  const [title, setTitle] = useState('');
  const [instructions, setInstructions] = useState('');
  const [due, setDue] = useState(usualDue);
  const { mutate, isPending, error } = useCreateAssignment(onGiven);
  const issueAt = (field: string) => error?.data?.issues?.find(({ path }) => path.startsWith(field))?.message;
  const suggested = titleOf(kind, material);
  const give = (draft: boolean) =>
    mutate({
      classId,
      kind,
      ...material.sent,
      title: title.trim() || suggested,
      instructions,
      dueAt: momentAt(due.day, due.time),
      draft,
    });
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault();
        give(false);
      }}
    >
      <Field label="O que fazer">
        <Select
          value={kind}
          onChange={({ target }) => {
            setKind(KINDS.find(one => one === target.value) ?? 'puzzles');
            setMaterial(NO_MATERIAL);
          }}
        >
          {KINDS.map(one => (
            <option key={one} value={one}>
              {kindLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      <MaterialFields key={kind} kind={kind} onChange={setMaterial} />
      <Field label="Título" error={issueAt('title')}>
        <TextInput
          maxLength={120}
          placeholder={suggested}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Até o dia" error={issueAt('dueAt')}>
          <TextInput
            type="date"
            required
            value={due.day}
            onChange={({ target }) => setDue({ ...due, day: target.value })}
          />
        </Field>
        <Field label="Às">
          <TextInput
            type="time"
            required
            value={due.time}
            onChange={({ target }) => setDue({ ...due, time: target.value })}
          />
        </Field>
      </div>
      <Field label="Instruções" optional>
        <Textarea rows={3} value={instructions} onChange={({ target }) => setInstructions(target.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" loading={isPending} onClick={() => give(true)}>
          Guardar rascunho
        </Button>
        <Button type="submit" loading={isPending} disabled={!material.isReady && kind !== 'text'}>
          Dar tarefa
        </Button>
      </div>
    </form>
  );
};

/** Gives a class something to do: what, until when; all else has a usual value. */
export const GiveDialog = (props: GiveFormProps) => (
  <Dialog
    title="Nova tarefa"
    trigger={
      <Button>
        <Plus aria-hidden />
        Nova tarefa
      </Button>
    }
  >
    <GiveForm {...props} />
  </Dialog>
);
