import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Assignment, AssignmentKind } from '../../../../server/features/assignments/assignments.schema.ts';
import { momentAt } from '../../../lib/moments.ts';
import { plural } from '../../../lib/plural.ts';
import { kindLabels } from '../../../shared/assignments/assignment-labels.ts';
import { DueFields } from '../../../shared/assignments/DueFields.tsx';
import { tomorrow, usualDue } from '../../../shared/assignments/usual-due.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCreateAssignment } from '../use-assignments.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { WorthFields } from './WorthFields.tsx';
import { type Material, NO_MATERIAL, titleOf } from './material.ts';

const KINDS: readonly AssignmentKind[] = ['puzzles', 'lessons', 'board', 'games', 'course', 'text'];

type GiveFormProps = {
  classId: number;
  /** Only for these; none: for the whole class. */
  studentIds: readonly number[];
  onGiven: (assignment: Assignment) => void;
};

const GiveForm = ({ classId, studentIds, onGiven }: GiveFormProps) => {
  const [kind, setKind] = useState<AssignmentKind>('puzzles');
  const [material, setMaterial] = useState<Material>(NO_MATERIAL);
  const [title, setTitle] = useState('');
  const [instructions, setInstructions] = useState('');
  const [due, setDue] = useState(usualDue);
  /** Null: at once. */
  const [opens, setOpens] = useState<typeof due | null>(null);
  const [worth, setWorth] = useState({ points: '10', weight: '1' });
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
      ...(opens && { opensAt: momentAt(opens.day, opens.time) }),
      draft,
      points: Number(worth.points),
      weight: Number(worth.weight),
      ...(studentIds.length > 0 && { studentIds: [...studentIds] }),
    });
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault();
        give(false);
      }}
    >
      {studentIds.length > 0 && (
        <Alert>Só para {plural(studentIds.length, 'aluno escolhido', 'alunos escolhidos')}.</Alert>
      )}
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
      <MaterialFields key={kind} kind={kind} classId={classId} onChange={setMaterial} />
      <Field label="Título" error={issueAt('title')}>
        <TextInput
          maxLength={120}
          placeholder={suggested}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <DueFields due={due} error={issueAt('dueAt')} onChange={setDue} />
      <Switch
        label="Abrir mais tarde"
        hint="Até lá os alunos não a veem; quando abre, recebem um aviso."
        checked={opens !== null}
        onChange={({ target }) => setOpens(target.checked ? tomorrow() : null)}
      />
      {opens && (
        <DueFields
          due={opens}
          labels={['Abre no dia', 'A partir das']}
          error={issueAt('opensAt')}
          onChange={setOpens}
        />
      )}
      <Field label="Instruções" optional>
        <Textarea rows={3} value={instructions} onChange={({ target }) => setInstructions(target.value)} />
      </Field>
      <WorthFields
        worth={worth}
        errors={{ points: issueAt('points'), weight: issueAt('weight') }}
        onChange={setWorth}
      />
      <DialogEnd>
        <Button variant="secondary" loading={isPending} onClick={() => give(true)}>
          Guardar rascunho
        </Button>
        <Button type="submit" loading={isPending} disabled={!material.isReady && kind !== 'text'}>
          Dar tarefa
        </Button>
      </DialogEnd>
    </form>
  );
};

/** Gives a class, or some of it, something to do: what, until when; all else has a usual value. */
export const GiveDialog = ({ isOpen = false, ...props }: GiveFormProps & { isOpen?: boolean }) => {
  const [open, setOpen] = useState(isOpen);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
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
};
