import { Crown, GraduationCap } from 'lucide-react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { FILL_REQUIRED, PASSWORD_MIN_LENGTH, SignupForm as Signup } from '../../../server/features/auth/auth.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { zodResolver } from '../../lib/form.ts';
import { RECOMMENDED_LENGTH } from '../../lib/password-strength.ts';
import { useIsCodeNeeded, useIsConsentAsked } from '../../shared/school/school.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { PasswordStrength } from '../../ui/PasswordStrength.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { useAreProfessorsApproved, useRegister } from './use-auth.ts';

/** The server's refusals that concern one field, to be shown beside it. */
const fieldOf: Partial<Record<string, keyof Signup>> = {
  'Este email já está cadastrado': 'email',
  'Este nome de usuário já está em uso': 'username',
  'Este email é parecido demais com um já cadastrado. Se é mesmo o seu, fale com a administração.': 'email',
  'Este nome de usuário é parecido demais com o de outra pessoa. Escolha outro.': 'username',
  'Diga quando você nasceu': 'dateOfBirth',
  'Data de nascimento inválida': 'dateOfBirth',
  'Com menos de 13 anos, um responsável precisa dizer seu nome e consentir': 'guardianName',
  'Esta senha é uma das mais usadas e seria adivinhada. Escolha outra.': 'password',
};

const refusedField = (error: { message: string }): keyof Signup | undefined => fieldOf[error.message];

const accountTypes = [
  { value: 'student', label: 'Aluno', hint: 'Quero aprender', icon: GraduationCap },
  { value: 'professor', label: 'Professor', hint: 'Quero ensinar', icon: Crown },
] as const;

const PASSWORD_HINT = `Recomendamos pelo menos ${RECOMMENDED_LENGTH} caracteres; o mínimo são ${PASSWORD_MIN_LENGTH}.`;

const hasEmptyField = (errors: FieldErrors<Signup>) =>
  Object.values(errors).some(error => error?.message === FILL_REQUIRED);

/**
 * The form to sign up. Errors are shown beside their field; the red box beside the button says what concerns them all.
 */
export const SignupForm = () => {
  const { register, control, handleSubmit, setError, clearErrors, formState } = useForm({
    resolver: zodResolver(Signup),
    reValidateMode: 'onSubmit',
    defaultValues: {
      fullName: '',
      username: '',
      email: '',
      role: 'student' as const,
      classCode: '',
      dateOfBirth: '',
      guardianName: '',
      guardianConsent: false,
      password: '',
      confirmPassword: '',
    },
  });
  const signup = useRegister();
  const isCodeNeeded = useIsCodeNeeded();
  const isConsentAsked = useIsConsentAsked();
  const { errors } = formState;

  const submit = handleSubmit(
    ({ confirmPassword: _confirmed, classCode, dateOfBirth, guardianName, guardianConsent, ...input }) =>
      signup.mutate(
        {
          ...input,
          ...(classCode.trim() !== '' && { classCode }),
          ...(dateOfBirth !== '' && { dateOfBirth }),
          ...(guardianName.trim() !== '' && { guardianName, guardianConsent }),
        },
        {
          onError: error => {
            const field = refusedField(error);
            const message = errorText(error, 'Erro ao criar conta. Tente novamente.');
            if (field) setError(field, { message }, { shouldFocus: true });
            else setError('root', { message });
          },
        },
      ),
    invalid => hasEmptyField(invalid) && setError('root', { message: FILL_REQUIRED }),
  );

  /** Typing clears a field's error, and the red box with it. */
  const line = (name: keyof Signup) =>
    register(name, {
      onChange: () => {
        clearErrors(name);
        clearErrors('root');
      },
    });
  const errorBeside = (name: keyof Signup) =>
    errors[name]?.message === FILL_REQUIRED ? 'Preencha este campo' : errors[name]?.message;

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field label="Nome completo" error={errorBeside('fullName')}>
        <TextInput autoComplete="name" {...line('fullName')} />
      </Field>
      <Field label="Nome de usuário" error={errorBeside('username')}>
        <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...line('username')} />
      </Field>
      <Field label="Email" error={errorBeside('email')}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...line('email')} />
      </Field>
      {isCodeNeeded && (
        <Field label="Código da turma" hint="Quem dá aula na sua turma sabe o código.">
          <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} {...line('classCode')} />
        </Field>
      )}
      <div>
        <RadioGroup legend="Tipo de conta" options={accountTypes} {...register('role')} />
        <ApprovalHint control={control} />
      </div>
      {isConsentAsked && (
        <ConsentFields
          control={control}
          birth={{ ...line('dateOfBirth'), error: errorBeside('dateOfBirth') }}
          guardian={{ ...line('guardianName'), error: errorBeside('guardianName') }}
          consent={line('guardianConsent')}
        />
      )}
      <Field label="Senha" error={errorBeside('password')} hint={<PasswordHint control={control} />}>
        <PasswordInput autoComplete="new-password" {...line('password')} />
      </Field>
      <Field label="Confirmar senha" error={errorBeside('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...line('confirmPassword')} />
      </Field>
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      <Button type="submit" size="lg" wide loading={signup.isPending}>
        {signup.isPending ? 'Criando conta...' : 'Criar conta'}
      </Button>
    </form>
  );
};

type Control = ReturnType<typeof useForm<Signup>>['control'];

/** Shown before the rest of the form is filled in. */
const ApprovalHint = ({ control }: { control: Control }) => {
  const isProfessor = useWatch({ control, name: 'role' }) === 'professor';
  const areApproved = useAreProfessorsApproved();
  return (
    <p aria-live="polite" className="text-[0.95rem] text-ink-soft [&:not(:empty)]:mt-1.5">
      {isProfessor &&
        areApproved &&
        'A escola confere cada cadastro de professor: você entra logo e começa a ensinar quando for aprovado.'}
    </p>
  );
};

/** A component of its own, so that a keystroke in the password renders nothing else. */
const PasswordHint = ({ control }: { control: Control }) => (
  <>
    <PasswordStrength password={useWatch({ control, name: 'password' })} />
    {PASSWORD_HINT}
  </>
);
