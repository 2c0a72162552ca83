import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { holderIn, holderKey, type Holder } from './holder.ts';
import { entryOf, firstPlan, type Plan } from './new-tournament.ts';
import { GameFields, OtherFields, type PlanProps } from './PlanFields.tsx';
import { PlayerFields } from './PlayerFields.tsx';
import { useCreateTournament, useHolders } from './use-class-tournaments.ts';

type HolderFieldProps = PlanProps & ReturnType<typeof useHolders>;

const HolderField = ({ plan, onPlan, classes, courses }: HolderFieldProps) => (
  <Field label="Turma ou curso">
    <Select
      value={holderKey(plan.holder)}
      onChange={({ target }) => onPlan({ holder: holderIn(target.value), chosen: null })}
    >
      <option value="">Escolha de quem são os alunos</option>
      {classes.length > 0 && (
        <optgroup label="Turmas">
          {classes.map(({ id, name, schoolYear }) => (
            <option key={id} value={holderKey({ classId: id })}>
              {name} · {schoolYear}
            </option>
          ))}
        </optgroup>
      )}
      {courses.length > 0 && (
        <optgroup label="Cursos">
          {courses.map(({ id, title }) => (
            <option key={id} value={holderKey({ courseId: id })}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  </Field>
);

/** Who has one class, or one course and no class, need not choose it. */
const onlyOne = ({ classes, courses }: ReturnType<typeof useHolders>): Holder | null => {
  const [[oneClass, ...moreClasses], [course, ...moreCourses]] = [classes, courses];
  if (oneClass) return moreClasses.length === 0 ? { classId: oneClass.id } : null;
  return course && moreCourses.length === 0 ? { courseId: course.id } : null;
};

type NewTournamentDialogProps = { /** Without it, it is chosen first. */ holder?: Holder; onClose: () => void };

/** A new tournament: as it opens it only has to be confirmed. */
export const NewTournamentDialog = ({ holder, onClose }: NewTournamentDialogProps) => {
  const [, navigate] = useLocation();
  const [written, setPlan] = useState(() => firstPlan(holder ?? null, new Date()));
  const holders = useHolders(holder === undefined);
  const plan = { ...written, holder: written.holder ?? onlyOne(holders) };
  const create = useCreateTournament();
  const onPlan = (change: Partial<Plan>) => setPlan(current => ({ ...current, ...change }));
  const submit = () => {
    if (plan.holder === null) return;
    create.mutate(entryOf(plan, plan.holder), {
      onSuccess: ({ tournament }) => navigate(`/torneios/${tournament.id}`),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      title="Novo torneio"
      description="Ninguém precisa se inscrever: jogam todos os alunos, ou quem você escolher, avisados pelo sino."
    >
      <form
        noValidate
        className="grid gap-5 [&_:is(input,select,summary)]:scroll-mb-24"
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        {holder === undefined && <HolderField plan={plan} onPlan={onPlan} {...holders} />}
        <Field label="Nome do torneio">
          <TextInput
            data-first-focus
            autoComplete="off"
            value={plan.name}
            onChange={({ target }) => onPlan({ name: target.value })}
          />
        </Field>
        <GameFields plan={plan} onPlan={onPlan} />
        <PlayerFields key={holderKey(plan.holder)} plan={plan} onPlan={onPlan} />
        <OtherFields plan={plan} onPlan={onPlan} />
        {create.error && <Alert tone="danger">{errorText(create.error)}</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={create.isPending} disabled={plan.holder === null}>
            Criar torneio
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
