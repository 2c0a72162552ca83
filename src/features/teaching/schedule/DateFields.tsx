import { type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { DateValues } from './date-form.ts';

type DateFieldsProps = { register: UseFormRegister<DateValues>; errors: FieldErrors<DateValues> };

/** When a lesson is taught. */
export const DateFields = ({ register, errors }: DateFieldsProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <Field label="Data" error={errors.day?.message}>
      <TextInput type="date" {...register('day')} />
    </Field>
    <Field label="Hora" error={errors.time?.message} hint="Horário de Brasília.">
      <TextInput type="time" {...register('time')} />
    </Field>
  </div>
);
