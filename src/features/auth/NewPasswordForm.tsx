import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { FILL_REQUIRED, PASSWORD_MIN_LENGTH } from '../../../server/features/auth/auth.schema.ts';
import { ChoosePasswordForm as Passwords } from '../../../server/features/users/users.schema.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { zodResolver } from '../../lib/form.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { PasswordStrength } from '../../ui/PasswordStrength.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';

type NewPasswordFormProps = {
  secret: string;
  /** Whose password it is. */ owner: { fullName: string; email: string | null };
};

/** A password, twice, the email to correct, and the link's secret with them. */
export const NewPasswordForm = ({ secret, owner: { fullName, email: known } }: NewPasswordFormProps) => {
  const email = known ?? '';
  const [, navigate] = useLocation();
  const choose = api.users.choosePassword.useMutation({
    onSuccess: () => {
      toast({ title: 'Senha alterada!', description: 'Entre com a nova senha.' });
      navigate('/login', { replace: true, state: { email: getValues('email').trim() } });
    },
  });
  const { register, control, handleSubmit, formState, setFocus, getValues } = useForm({
    resolver: zodResolver(Passwords),
    reValidateMode: 'onSubmit',
    defaultValues: { email, newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const errorBeside = (name: keyof Passwords) =>
    errors[name]?.message === FILL_REQUIRED ? 'Preencha este campo' : errors[name]?.message;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit(({ newPassword, email: typed }) =>
        choose.mutate(
          { secret, newPassword, ...(typed !== email && { email: typed }) },
          { onError: () => setFocus('newPassword', { shouldSelect: true }) },
        ),
      )}
    >
      <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
        <Avatar name={fullName} src={null} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{fullName}</p>
          {known !== null && (
            <p className="text-[0.95rem] text-ink-soft">
              Entra com <span className="wrap-anywhere">{known}</span>
            </p>
          )}
        </div>
      </div>
      <Field label="Email" error={errorBeside('email')} hint="Com ele você entra. Corrija-o, se não é o seu.">
        <TextInput type="email" inputMode="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label="Nova senha" error={errorBeside('newPassword')} hint={<Hint control={control} />}>
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field label="Confirmar nova senha" error={errorBeside('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      {choose.error && <Alert tone="danger">{errorText(choose.error)}</Alert>}
      <Button type="submit" size="lg" wide loading={choose.isPending}>
        {choose.isPending ? 'Salvando...' : 'Salvar nova senha'}
      </Button>
    </form>
  );
};

type Control = ReturnType<typeof useForm<Passwords>>['control'];

const Hint = ({ control }: { control: Control }) => (
  <>
    <PasswordStrength password={useWatch({ control, name: 'newPassword' })} />O mínimo são {PASSWORD_MIN_LENGTH}{' '}
    caracteres.
  </>
);
