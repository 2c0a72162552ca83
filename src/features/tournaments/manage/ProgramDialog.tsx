import { useForm } from 'react-hook-form';
import { ProgramForm, type YouthProgram } from '../../../../server/features/youth/youth.schema.ts';
import { readingResolver } from '../../../lib/form.ts';
import { useClearErrorsOnEdit } from '../../../lib/use-clear-errors-on-edit.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormEnd } from '../../../ui/FormEnd.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { FORM_GRID, Line, Lines } from './fields.tsx';
import { dayAndTimeOf, FIELD_OF, momentOf, numberOf, textOf } from './form.ts';
import { useCreateProgram, useUpdateProgram } from './use-manage.ts';

const NEW = {
  name: '',
  description: '',
  classesPerWeek: '',
  price: '',
  capacity: '',
  day: '',
  time: '14:00',
  active: true,
};
type Values = typeof NEW;

const valuesOf = ({ name, description, classesPerWeek, price, capacity, startsAt, active }: YouthProgram): Values => ({
  name,
  description,
  classesPerWeek: textOf(classesPerWeek),
  price: textOf(price),
  capacity: textOf(capacity),
  ...dayAndTimeOf(startsAt),
  active,
});

const read = ({ name, description, active, classesPerWeek, price, capacity, day, time }: Values) =>
  ProgramForm.safeParse({
    name,
    description,
    active,
    classesPerWeek: numberOf(classesPerWeek),
    price: numberOf(price),
    capacity: numberOf(capacity),
    startsAt: momentOf({ day, time }),
  });

/** The form of a new or existing programme. */
export const ProgramDialog = ({ program, onClose }: { program: YouthProgram | null; onClose: () => void }) => {
  const form = useForm<Values, unknown, ProgramForm>({
    resolver: readingResolver(read, FIELD_OF),
    reValidateMode: 'onSubmit',
    defaultValues: program ? valuesOf(program) : NEW,
  });
  useClearErrorsOnEdit(form);
  const create = useCreateProgram();
  const update = useUpdateProgram();
  const onSuccess = () => {
    onClose();
    toast({ title: program ? 'Programa atualizado!' : 'Programa criado!' });
  };
  const save = (data: ProgramForm) =>
    program ? update.mutate({ programId: program.id, ...data }, { onSuccess }) : create.mutate(data, { onSuccess });
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      size="lg"
      title={program ? 'Editar programa' : 'Novo programa'}
    >
      <form noValidate className={FORM_GRID} onSubmit={form.handleSubmit(save)}>
        <Line form={form} name="name" label="Nome" wide />
        <Lines form={form} name="description" label="Descrição" />
        <Line
          form={form}
          name="price"
          label="Preço em moedas"
          type="number"
          optional
          hint="Vazio: sob consulta, sem matrícula pela página."
        />
        <Line
          form={form}
          name="classesPerWeek"
          label="Aulas por semana"
          type="number"
          optional
          hint="Vazio: combinadas com a escola."
        />
        <Line form={form} name="capacity" label="Vagas" type="number" optional hint="Vazio: sem limite." />
        <Line
          form={form}
          name="day"
          label="Início da turma"
          type="date"
          optional
          hint="Matrículas e cancelamentos seguem esta data."
        />
        <Line form={form} name="time" label="Horário de início" type="time" hint="Horário de Brasília." />
        <div className="sm:col-span-2">
          <Switch
            label="Aberto"
            hint="Fechado, some da página; quem está matriculado continua."
            {...form.register('active')}
          />
        </div>
        <FormEnd
          error={create.error ?? update.error}
          isSaving={create.isPending || update.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};
