import { useForm } from 'react-hook-form';
import { ChangeEmailInput, FILL_REQUIRED } from '../../../../server/features/auth/auth.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { zodResolver } from '../../../lib/form.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useChangeEmail, WRONG_PASSWORD } from './use-settings.ts';

/** Changes the email; asks for the password. */
export const EmailForm = ({ email: current }: { email: string }) => {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(ChangeEmailInput),
    reValidateMode: 'onSubmit',
    defaultValues: { email: '', password: '' },
  });
  const change = useChangeEmail(() => reset());
  const { errors } = formState;
  const submit = handleSubmit(input =>
    change.mutate(input, {
      onError: error => {
        const message = errorText(error);
        setError(message === WRONG_PASSWORD ? 'password' : 'email', { message }, { shouldFocus: true });
      },
    }),
  );
  const errorBeside = (name: keyof ChangeEmailInput) =>
    errors[name]?.message === FILL_REQUIRED ? 'Preencha este campo' : errors[name]?.message;
  return (
    <form noValidate className="grid max-w-md gap-5" onSubmit={submit}>
      <Alert tone="info">
        Hoje você entra com <strong className="wrap-anywhere">{current}</strong>.
      </Alert>
      <Field label="Novo email" error={errorBeside('email')}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label="Senha da conta" error={errorBeside('password')}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" className="sm:justify-self-start" loading={change.isPending}>
        {change.isPending ? 'Alterando...' : 'Alterar email'}
      </Button>
    </form>
  );
};
