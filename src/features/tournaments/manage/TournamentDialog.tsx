import { useForm } from 'react-hook-form';
import {
  Registration,
  TournamentForm,
  type Tournament,
} from '../../../../server/features/tournaments/tournaments.schema.ts';
import { registrationLabels } from '../../../shared/tournaments/tournament-labels.ts';
import { readingResolver } from '../../../lib/form.ts';
import { useClearErrorsOnEdit } from '../../../lib/use-clear-errors-on-edit.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormEnd } from '../../../ui/FormEnd.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { FORM_GRID, Line, Lines } from './fields.tsx';
import { dayAndTimeOf, FIELD_OF, momentOf, numberOf, textOf } from './form.ts';
import { useCreateTournament, useUpdateTournament } from './use-manage.ts';

const NEW = {
  name: '',
  description: '',
  day: '',
  time: '09:00',
  location: '',
  categories: '',
  prize: '',
  registration: 'soon' as Registration,
  rules: '',
  price: '0',
  capacity: '',
};
type Values = typeof NEW;

const valuesOf = (tournament: Tournament): Values => {
  const { name, description, startsAt, location, categories, prize, registration, rules, price, capacity } = tournament;
  return {
    name,
    description,
    ...dayAndTimeOf(startsAt),
    location,
    categories,
    prize,
    registration,
    rules: rules ?? '',
    price: String(price),
    capacity: textOf(capacity),
  };
};

const read = ({ day, time, price, capacity, ...values }: Values) =>
  TournamentForm.safeParse({
    ...values,
    startsAt: momentOf({ day, time }),
    price: numberOf(price),
    capacity: numberOf(capacity),
  });

/** The form of a new or existing tournament. */
export const TournamentDialog = ({ tournament, onClose }: { tournament: Tournament | null; onClose: () => void }) => {
  const form = useForm<Values, unknown, TournamentForm>({
    resolver: readingResolver(read, FIELD_OF),
    reValidateMode: 'onSubmit',
    defaultValues: tournament ? valuesOf(tournament) : NEW,
  });
  useClearErrorsOnEdit(form);
  const create = useCreateTournament();
  const update = useUpdateTournament();
  const onSuccess = () => {
    onClose();
    toast({ title: tournament ? 'Torneio atualizado!' : 'Torneio criado!' });
  };
  const save = (data: TournamentForm) =>
    tournament
      ? update.mutate({ tournamentId: tournament.id, ...data }, { onSuccess })
      : create.mutate(data, { onSuccess });
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      size="lg"
      title={tournament ? 'Editar torneio' : 'Novo torneio'}
    >
      <form noValidate className={FORM_GRID} onSubmit={form.handleSubmit(save)}>
        <Line form={form} name="name" label="Nome" wide />
        <Lines form={form} name="description" label="Descrição" />
        <Line form={form} name="day" label="Data" type="date" />
        <Line form={form} name="time" label="Horário" type="time" hint="Horário de Brasília." />
        <Line form={form} name="location" label="Local" />
        <Line form={form} name="categories" label="Categorias" hint="Como ‘Sub-8 a Sub-12’." />
        <Line form={form} name="prize" label="Premiação" wide />
        <Line
          form={form}
          name="price"
          label="Inscrição em moedas"
          type="number"
          hint="0: gratuita. Quem já se inscreveu fica com o que pagou."
        />
        <Line form={form} name="capacity" label="Vagas" type="number" optional hint="Vazio: sem limite." />
        <Field label="Inscrições" className="sm:col-span-2">
          <Select {...form.register('registration')}>
            {Registration.options.map(value => (
              <option key={value} value={value}>
                {registrationLabels[value].label}
              </option>
            ))}
          </Select>
        </Field>
        {form.watch('registration') === 'qualifiers' && (
          <Lines
            form={form}
            name="rules"
            label="Como se classificar"
            hint="Uma linha em branco separa parágrafos."
            rows={6}
          />
        )}
        <FormEnd
          error={create.error ?? update.error}
          isSaving={create.isPending || update.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};
