import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { LoginInput } from '../../../server/features/auth/auth.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { zodResolver } from '../../lib/form.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useLogin } from './use-auth.ts';

/** Email or username, and password. What goes wrong is said in one red box, which goes when something is typed. */
export const LoginForm = ({ known }: { /** The email or username, where it is known. */ known: string }) => {
  const login = useLogin();
  const { register, handleSubmit, clearErrors, setFocus, formState } = useForm({
    resolver: zodResolver(LoginInput),
    reValidateMode: 'onSubmit',
    defaultValues: { email: known, password: '' },
  });
  useEffect(() => {
    if (known !== '') setFocus('password');
  }, [known, setFocus]);
  const { email, password } = formState.errors;
  /** The button cannot keep the focus while it works, so a refusal hands it to what is to be typed again. */
  const submit = handleSubmit(input =>
    login.mutate(input, { onError: () => setFocus('password', { shouldSelect: true }) }),
  );
  const problem =
    email?.message ?? password?.message ?? (login.error && errorText(login.error, 'Email ou senha incorretos'));

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={submit}
      onChange={() => {
        clearErrors();
        login.reset();
      }}
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Field label="Email ou nome de usuário">
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={email && true}
          {...register('email')}
        />
      </Field>
      <Field label="Senha">
        <PasswordInput autoComplete="current-password" aria-invalid={password && true} {...register('password')} />
      </Field>
      <Button type="submit" size="lg" wide loading={login.isPending}>
        {login.isPending ? 'Entrando...' : 'Entrar'}
      </Button>
    </form>
  );
};
