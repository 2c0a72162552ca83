import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { entryOf, firstPlan, type Plan } from './new-tournament.ts';
import { GameFields, OtherFields, PlayerFields, type PlanProps } from './PlanFields.tsx';
import { useClassStudents, useCreateTournament, useOpenClasses } from './use-class-tournaments.ts';

type ClassFieldProps = PlanProps & { classes: readonly Pick<SchoolClass, 'id' | 'name' | 'schoolYear'>[] };

const ClassField = ({ plan, onPlan, classes }: ClassFieldProps) => (
  <Field label="Turma">
    <Select value={plan.classId} onChange={({ target }) => onPlan({ classId: Number(target.value), left: [] })}>
      <option value={0}>Escolha a turma</option>
      {classes.map(({ id, name, schoolYear }) => (
        <option key={id} value={id}>
          {name} · {schoolYear}
        </option>
      ))}
    </Select>
  </Field>
);

type NewTournamentDialogProps = { /** Without it the class is chosen first. */ classId?: number; onClose: () => void };

/** A new tournament: as it opens it only has to be confirmed. */
export const NewTournamentDialog = ({ classId, onClose }: NewTournamentDialogProps) => {
  const [, navigate] = useLocation();
  const [chosen, setPlan] = useState(() => firstPlan(classId ?? 0, new Date()));
  const classes = useOpenClasses(classId === undefined).data?.classes ?? [];
  // A professor of one class need not choose it.
  const only = classes.length === 1 ? (classes[0]?.id ?? 0) : 0;
  const plan = { ...chosen, classId: chosen.classId || only };
  const { data } = useClassStudents(plan.classId);
  const create = useCreateTournament();
  const onPlan = (change: Partial<Plan>) => setPlan(current => ({ ...current, ...change }));
  const submit = () => {
    const students = (data?.students ?? []).map(({ userId }) => userId);
    create.mutate(entryOf(plan, students), {
      onSuccess: ({ tournament }) => navigate(`/torneios/${tournament.id}`),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      title="Novo torneio"
      description="Ninguém precisa se inscrever: a turma toda joga, e os alunos são avisados pelo sino."
    >
      <form
        noValidate
        className="grid gap-5 [&_:is(input,select,summary)]:scroll-mb-24"
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        {classId === undefined && <ClassField plan={plan} onPlan={onPlan} classes={classes} />}
        <Field label="Nome do torneio">
          <TextInput
            data-first-focus
            autoComplete="off"
            value={plan.name}
            onChange={({ target }) => onPlan({ name: target.value })}
          />
        </Field>
        <GameFields plan={plan} onPlan={onPlan} />
        <PlayerFields plan={plan} onPlan={onPlan} />
        <OtherFields plan={plan} onPlan={onPlan} />
        {create.error && <Alert tone="danger">{errorText(create.error)}</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={create.isPending} disabled={plan.classId === 0}>
            Criar torneio
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
