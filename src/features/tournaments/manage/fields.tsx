import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

type FormFields<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>;

type FieldProps<Values extends FieldValues> = {
  form: FormFields<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  optional?: boolean;
};
const WIDE = 'sm:col-span-2';

const messageOf = <Values extends FieldValues>(form: FormFields<Values>, name: Path<Values>): string | undefined =>
  form.getFieldState(name, form.formState).error?.message;

/** One line; `wide` takes the whole row. */
export const Line = <Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional = false,
  type,
  wide = false,
}: FieldProps<Values> & { type?: 'number' | 'date' | 'time'; wide?: boolean }) => (
  <Field label={label} hint={hint} optional={optional} error={messageOf(form, name)} {...(wide && { className: WIDE })}>
    <TextInput
      {...(type && { type })}
      {...(type === 'number' && { inputMode: 'numeric' as const, min: 0 })}
      {...form.register(name)}
    />
  </Field>
);

export const Lines = <Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional = false,
  rows = 3,
}: FieldProps<Values> & { rows?: number }) => (
  <Field label={label} hint={hint} optional={optional} className={WIDE} error={messageOf(form, name)}>
    <Textarea rows={rows} {...form.register(name)} />
  </Field>
);

export const FORM_GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2';
