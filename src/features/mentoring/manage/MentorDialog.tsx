import { useForm } from 'react-hook-form';
import type { ManagedMentor } from '../../../../server/features/mentoring/manage.schema.ts';
import { zodResolver } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormEnd } from '../../../ui/FormEnd.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toast-store.ts';
import {
  type MentorInput,
  type MentorOutput,
  type MentorValues,
  NEW_MENTOR,
  TypedMentor,
  valuesOf,
} from './mentor-values.ts';
import { useCreateMentor, useUpdateMentor } from './use-manage.ts';

type LineName = Exclude<keyof MentorValues, 'accepts' | 'active'>;
const lines: {
  name: LineName;
  label: string;
  type?: 'number' | 'email';
  hint?: string;
  optional?: boolean;
  wide?: boolean;
}[] = [
  { name: 'name', label: 'Nome', wide: true },
  { name: 'title', label: 'Título', hint: 'Como “Mestre FIDE”.' },
  { name: 'specialty', label: 'Especialidade' },
  { name: 'rating', label: 'Rating', type: 'number' },
  { name: 'experience', label: 'Anos de experiência', type: 'number' },
  {
    name: 'pricePerHour',
    label: 'Moedas por hora',
    type: 'number',
    hint: 'De 90 a 150. Vale também para as horas individuais ainda não reservadas.',
  },
  {
    name: 'accountEmail',
    label: 'Email da conta de professor',
    type: 'email',
    optional: true,
    hint: 'Com ela o mentor oferece os próprios horários.',
  },
];

/** The form of a new or existing mentor. */
export const MentorDialog = ({ mentor, onClose }: { mentor: ManagedMentor | null; onClose: () => void }) => {
  const { register, handleSubmit, formState } = useForm<MentorInput, unknown, MentorOutput>({
    resolver: zodResolver(TypedMentor),
    defaultValues: mentor ? valuesOf(mentor) : NEW_MENTOR,
  });
  const create = useCreateMentor();
  const update = useUpdateMentor();
  const error = create.error ?? update.error;
  const isSaving = create.isPending || update.isPending;
  const done = () => {
    onClose();
    toast({ title: mentor ? 'Mentor atualizado!' : 'Mentor criado!' });
  };
  const save = handleSubmit(form =>
    mentor
      ? update.mutate({ mentorId: mentor.id, ...form }, { onSuccess: done })
      : create.mutate(form, { onSuccess: done }),
  );
  return (
    <Dialog open onOpenChange={stays => !stays && onClose()} size="lg" title={mentor ? 'Editar mentor' : 'Novo mentor'}>
      <form noValidate className="grid grid-cols-1 gap-5 sm:grid-cols-2" onSubmit={event => void save(event)}>
        {lines.map(({ name, label, type, hint, optional = false, wide }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            optional={optional}
            error={formState.errors[name]?.message}
            {...(wide && { className: 'sm:col-span-2' })}
          >
            <TextInput
              {...(type && { type })}
              {...(type === 'number' && { inputMode: 'numeric' as const, min: 0 })}
              {...register(name)}
            />
          </Field>
        ))}
        <div className="grid gap-2 sm:col-span-2">
          <Switch
            label="Recebe novos alunos"
            hint="Sem isso aparece como “Ocupado” e não pode ser agendado."
            {...register('accepts')}
          />
          <Switch
            label="Ativo"
            hint="Inativo, some da página de mentoria; as sessões já reservadas continuam."
            {...register('active')}
          />
        </div>
        <FormEnd error={error} isSaving={isSaving} onClose={onClose} />
      </form>
    </Dialog>
  );
};
