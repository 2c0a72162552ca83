import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  FILL_REQUIRED,
  PASSWORD_MIN_LENGTH,
  PasswordForm as Passwords,
} from '../../../../server/features/auth/auth.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { zodResolver } from '../../../lib/form.ts';
import { RECOMMENDED_LENGTH } from '../../../lib/password-strength.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { PasswordStrength } from '../../../ui/PasswordStrength.tsx';
import { TokensToRevoke } from './tokens/TokensToRevoke.tsx';
import { useChangePassword, WRONG_PASSWORD } from './use-settings.ts';

const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };
const PASSWORD_HINT = `Recomendamos pelo menos ${RECOMMENDED_LENGTH} caracteres; o mínimo são ${PASSWORD_MIN_LENGTH}.`;

/** Changes the password; asks for the current one, and which access tokens go on. */
export const PasswordForm = ({ name }: { /** With which the account signs in. */ name: string }) => {
  const [keepTokens, setKeepTokens] = useState<readonly number[]>([]);
  const { register, control, handleSubmit, setError, setFocus, clearErrors, reset, formState } = useForm({
    resolver: zodResolver(Passwords),
    reValidateMode: 'onSubmit',
    defaultValues: EMPTY,
  });
  const change = useChangePassword(() => {
    reset(EMPTY);
    setKeepTokens([]);
    setFocus('currentPassword');
  });
  const { errors } = formState;

  const submit = handleSubmit(({ confirmPassword: _confirmed, ...input }) =>
    change.mutate(
      { ...input, keepTokens: [...keepTokens] },
      {
        onError: error => {
          const message = errorText(error);
          if (message === WRONG_PASSWORD) setError('currentPassword', { message }, { shouldFocus: true });
          else {
            setError('root', { message });
            setFocus('currentPassword', { shouldSelect: true });
          }
        },
      },
    ),
  );
  /** Typing clears a field's error, and the red box with it. */
  const line = (name: keyof Passwords) =>
    register(name, {
      onChange: () => {
        clearErrors(name);
        clearErrors('root');
      },
    });
  const errorBeside = (name: keyof Passwords) =>
    errors[name]?.message === FILL_REQUIRED ? 'Preencha este campo' : errors[name]?.message;

  return (
    <form noValidate className="grid max-w-md gap-5" onSubmit={submit}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <Field label="Senha atual" error={errorBeside('currentPassword')}>
        <PasswordInput autoComplete="current-password" {...line('currentPassword')} />
      </Field>
      <Field label="Nova senha" error={errorBeside('newPassword')} hint={<PasswordHint control={control} />}>
        <PasswordInput autoComplete="new-password" {...line('newPassword')} />
      </Field>
      <Field label="Confirmar nova senha" error={errorBeside('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...line('confirmPassword')} />
      </Field>
      <TokensToRevoke kept={keepTokens} onChange={setKeepTokens} />
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      <Button type="submit" className="sm:justify-self-start" loading={change.isPending}>
        {change.isPending ? 'Alterando...' : 'Alterar senha'}
      </Button>
    </form>
  );
};

type Control = ReturnType<typeof useForm<Passwords>>['control'];

/** A component of its own, so that a keystroke in the password renders nothing else. */
const PasswordHint = ({ control }: { control: Control }) => (
  <>
    <PasswordStrength password={useWatch({ control, name: 'newPassword' })} />
    {PASSWORD_HINT}
  </>
);
