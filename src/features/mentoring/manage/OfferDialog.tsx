import { useForm, type UseFormReturn } from 'react-hook-form';
import { MAX_WEEKS, type ManagedMentor } from '../../../../server/features/mentoring/manage.schema.ts';
import { zodResolver } from '../../../lib/form.ts';
import { momentAt } from '../../../lib/moments.ts';
import { plural } from '../../../lib/plural.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormEnd } from '../../../ui/FormEnd.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { MentorOptions, ProgramOptions } from '../options.tsx';
import { type Offer, type OfferValues, TypedOffer } from './offer-values.ts';
import { useOffer } from './use-manage.ts';

type OfferDialogProps = { mentors: readonly ManagedMentor[]; mentorId: number | undefined; onClose: () => void };
type Form = UseFormReturn<OfferValues, unknown, Offer>;

/** Offers a mentor's time: once, weekly, or as an intensive series. */
export const OfferDialog = ({
  mentors,
  mentorId = mentors.length === 1 ? mentors[0]?.id : undefined,
  onClose,
}: OfferDialogProps) => {
  const form: Form = useForm<OfferValues, unknown, Offer>({
    resolver: zodResolver(TypedOffer),
    defaultValues: {
      mentorId: mentorId === undefined ? '' : String(mentorId),
      program: 'individual',
      day: '',
      time: '',
      weeks: '1',
      secondDay: '3',
      roomUrl: '',
    },
  });
  const offer = useOffer();
  const save = form.handleSubmit(({ day, time, weeks, ...rest }) =>
    offer.mutate(
      { ...rest, weeks: rest.program === 'intensive' ? 1 : weeks, startsAt: momentAt(day, time) },
      {
        onSuccess: ({ slots }) => {
          onClose();
          toast({
            title: slots.length === 1 ? 'Horário oferecido!' : 'Horários oferecidos!',
            description:
              `${plural(slots.length, 'horário pode', 'horários podem')} ser ` +
              `${slots.length === 1 ? 'reservado' : 'reservados'} agora.`,
          });
        },
      },
    ),
  );
  return (
    <Dialog
      open
      title="Oferecer horários"
      description="As horas são as de São Paulo."
      onOpenChange={stays => !stays && onClose()}
    >
      <form noValidate className="grid grid-cols-1 gap-5 sm:grid-cols-2" onSubmit={event => void save(event)}>
        <Fields form={form} mentors={mentors} />
        <FormEnd error={offer.error} isSaving={offer.isPending} label="Oferecer" onClose={onClose} />
      </form>
    </Dialog>
  );
};

const Fields = ({
  form: {
    register,
    watch,
    formState: { errors },
  },
  mentors,
}: {
  form: Form;
  mentors: readonly ManagedMentor[];
}) => (
  <>
    {mentors.length > 1 && (
      <Field label="Mentor" className="sm:col-span-2" error={errors.mentorId?.message}>
        <Select {...register('mentorId')}>
          <option value="">Escolha o mentor</option>
          <MentorOptions mentors={mentors} />
        </Select>
      </Field>
    )}
    <Field label="Programa" className="sm:col-span-2">
      <Select {...register('program')}>
        <ProgramOptions />
      </Select>
    </Field>
    <Field label="Data" error={errors.day?.message}>
      <TextInput type="date" {...register('day')} />
    </Field>
    <Field label="Hora" error={errors.time?.message}>
      <TextInput type="time" {...register('time')} />
    </Field>
    {watch('program') === 'intensive' ? (
      <Field
        label="Segundo encontro da semana"
        className="sm:col-span-2"
        hint="São oito encontros em quatro semanas, sempre nesta hora."
      >
        <Select {...register('secondDay')}>
          {[1, 2, 3, 4, 5, 6].map(days => (
            <option key={days} value={days}>
              {plural(days, 'dia')} depois do primeiro
            </option>
          ))}
        </Select>
      </Field>
    ) : (
      <Field
        label="Semanas seguidas"
        className="sm:col-span-2"
        hint={`Um horário por semana, de 1 a ${MAX_WEEKS}.`}
        error={errors.weeks?.message}
      >
        <TextInput type="number" inputMode="numeric" min={1} max={MAX_WEEKS} {...register('weeks')} />
      </Field>
    )}
    <Field
      label="Endereço da sala"
      optional
      className="sm:col-span-2"
      hint="O link da videochamada; pode ser informado depois."
      error={errors.roomUrl?.message}
    >
      <TextInput type="url" inputMode="url" placeholder="https://" {...register('roomUrl')} />
    </Field>
  </>
);
