import { useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { FILL_REQUIRED } from '../../../../server/features/auth/auth.schema.ts';
import { BeginForm } from '../../../../server/features/school/school.schema.ts';
import { AccentField } from '../../../shared/school/AccentField.tsx';
import { LogoField } from '../../../shared/school/LogoField.tsx';
import type { Picture } from '../../../shared/images/ImageField.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { zodResolver } from '../../../lib/form.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { PasswordStrength } from '../../../ui/PasswordStrength.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useBegin } from './use-begin.ts';

const blank: BeginForm = {
  schoolName: '',
  accent: 'verde',
  fullName: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** The school, and its administrator's account. */
export const StartForm = ({ secret }: { secret: string }) => {
  const [logo, setLogo] = useState<Picture>(null);
  const begin = useBegin(secret);
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(BeginForm),
    reValidateMode: 'onSubmit',
    defaultValues: blank,
  });
  const errors: FieldErrors<BeginForm> = formState.errors;
  const errorBeside = (name: keyof BeginForm) =>
    errors[name]?.message === FILL_REQUIRED ? 'Preencha este campo' : errors[name]?.message;
  return (
    <form noValidate className="grid gap-9" onSubmit={handleSubmit(form => begin.mutate({ ...form, logo }))}>
      <section aria-labelledby="a-escola" className="grid gap-5">
        <h2 id="a-escola" className="border-b-2 border-line pb-2 text-heading">
          A escola
        </h2>
        <Field label="Nome da escola" error={errorBeside('schoolName')} hint="Aparece no cabeçalho e nos certificados.">
          <TextInput autoComplete="organization" {...register('schoolName')} />
        </Field>
        <AccentField {...register('accent')} />
        <LogoField logo={logo} onChange={setLogo} />
      </section>
      <section aria-labelledby="sua-conta" className="grid gap-5">
        <h2 id="sua-conta" className="border-b-2 border-line pb-2 text-heading">
          Sua conta de administrador
        </h2>
        <Field label="Nome completo" error={errorBeside('fullName')}>
          <TextInput autoComplete="name" {...register('fullName')} />
        </Field>
        <Field label="Email" error={errorBeside('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Senha" error={errorBeside('password')} hint={<PasswordHint control={control} />}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirmar senha" error={errorBeside('confirmPassword')}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
      </section>
      {begin.error && <Alert tone="danger">{errorText(begin.error)}</Alert>}
      <Button type="submit" size="lg" wide loading={begin.isPending}>
        {begin.isPending ? 'Abrindo...' : 'Abrir a escola'}
      </Button>
    </form>
  );
};

type Control = ReturnType<typeof useForm<BeginForm>>['control'];

/** A component of its own, so that a keystroke in the password renders nothing else. */
const PasswordHint = ({ control }: { control: Control }) => (
  <>
    <PasswordStrength password={useWatch({ control, name: 'password' })} />
    Pelo menos 8 caracteres: esta conta pode tudo.
  </>
);
