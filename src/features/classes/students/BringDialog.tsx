import { useState } from 'react';
import type { ClassStudent } from '../../../../server/features/classes/students.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useClasses, useStudentChanges, useStudents } from '../use-classes.ts';

type ChoiceProps = {
  others: readonly ClassStudent[];
  left: ReadonlySet<number>;
  onChange: (left: ReadonlySet<number>) => void;
};

/** Who comes: all who are not here yet, but those that are left out. */
const Choice = ({ others, left, onChange }: ChoiceProps) => {
  const toggle = (userId: number, comes: boolean) => {
    const next = new Set(left);
    if (comes) next.delete(userId);
    else next.add(userId);
    onChange(next);
  };
  if (others.length === 0) return <p className="text-ink-soft">Todos os alunos dessa turma já estão nesta.</p>;
  return (
    <ul aria-label="Alunos da outra turma" className="max-h-72 overflow-y-auto">
      {others.map(({ userId, fullName }) => (
        <li key={userId}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-brand"
              checked={!left.has(userId)}
              onChange={({ target }) => toggle(userId, target.checked)}
            />
            <span className="min-w-0 wrap-anywhere">{fullName}</span>
          </label>
        </li>
      ))}
    </ul>
  );
};

type BringDialogProps = { classId: number; here: readonly ClassStudent[]; onClose: () => void };

/** Students of another class of one's own come into this one, with their accounts. */
export const BringDialog = ({ classId, here, onClose }: BringDialogProps) => {
  const [from, setFrom] = useState('');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { move } = useStudentChanges();
  const own = useClasses('', 1);
  const classes = (own.data?.classes ?? []).filter(one => one.teaches && one.id !== classId);
  const found = useStudents(Number(from), from !== '');
  const isHere = new Set(here.map(({ userId }) => userId));
  const others = (found.data?.students ?? []).filter(({ userId }) => !isHere.has(userId));
  const chosen = others.map(({ userId }) => userId).filter(id => !left.has(id));
  const error = own.error ?? found.error ?? move.error;
  const choose = (chosenClass: string) => {
    setFrom(chosenClass);
    setLeft(new Set());
  };
  const bring = () =>
    move.mutate(
      { classId, fromClassId: Number(from), userIds: chosen },
      {
        onSuccess: ({ brought }) => {
          toast({ title: `${plural(brought, 'aluno veio', 'alunos vieram')} para esta turma` });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      title="Trazer de outra turma"
      description="As contas são as mesmas, com tudo o que os alunos fizeram. Eles continuam também na outra turma."
    >
      <div className="grid gap-5">
        <Field label="Turma">
          <Select value={from} onChange={({ target }) => choose(target.value)}>
            <option value="">{own.isSuccess && classes.length === 0 ? 'Você não tem outra turma' : 'Escolha'}</option>
            {classes.map(({ id, name, schoolYear }) => (
              <option key={id} value={id}>
                {name} ({schoolYear})
              </option>
            ))}
          </Select>
        </Field>
        {found.isLoading && <Skeleton className="h-40 w-full" />}
        {found.data && <Choice others={others} left={left} onChange={setLeft} />}
        {error && <Alert tone="danger">{errorText(error)}</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={chosen.length === 0} loading={move.isPending} onClick={bring}>
            {chosen.length === 0 ? 'Trazer' : `Trazer ${plural(chosen.length, 'aluno')}`}
          </Button>
        </DialogEnd>
      </div>
    </Dialog>
  );
};
