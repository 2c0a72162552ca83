import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FILL_REQUIRED, type User } from '../../../../../server/features/auth/auth.schema.ts';
import { DeleteAccountInput } from '../../../../../server/features/privacy/privacy.schema.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { zodResolver } from '../../../../lib/form.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { DialogEnd } from '../../../../ui/DialogEnd.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { PasswordInput } from '../../../../ui/PasswordInput.tsx';
import { useDeleteAccount } from './use-privacy.ts';

const FOR_EVERYBODY = [
  'Nome, email, foto e o resto do perfil são apagados. O email pode se cadastrar de novo, como conta nova.',
  'Suas sessões e seus tokens terminam; notificações e favoritos são apagados; reservas futuras são canceladas.',
  'Matrículas, notas, moedas e compras ficam sem o seu nome, para que as contas da escola continuem certas.',
];
const FOR_STUDENTS = [
  'Suas respostas dissertativas são apagadas, e os comentários nas suas partidas também.',
  'Seus certificados perdem o nome e não podem mais ser conferidos. Se precisar deles, imprima-os antes.',
];
const FOR_TEACHERS = [
  'Seus cursos são arquivados: quem está matriculado pode terminar, ninguém mais entra.',
  'O que você disse aos alunos sobre o trabalho deles fica com eles, sem a sua conta.',
];

/** What deletion means for this user. */
const consequencesFor = (role: User['role']): string[] => [
  ...FOR_EVERYBODY,
  ...(role === 'student' ? FOR_STUDENTS : FOR_TEACHERS),
];

/** Deletes the account after an explanation and the password. */
export const DeleteAccount = ({ user, email }: { user: User; email: string }) => {
  const [open, setOpen] = useState(false);
  const trigger = (
    <Button variant="danger">
      <Trash2 aria-hidden /> Excluir minha conta
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title="Excluir sua conta?"
      description="Isto não pode ser desfeito, nem pela administração da escola."
    >
      <ul className="mb-6 grid list-disc gap-2 pl-5">
        {consequencesFor(user.role).map(consequence => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Confirmation email={email} onKeep={() => setOpen(false)} />
    </Dialog>
  );
};

const WRONG_PASSWORD = 'Senha atual incorreta';

const Confirmation = ({ email, onKeep }: { email: string; onKeep: () => void }) => {
  const erase = useDeleteAccount();
  const { register, handleSubmit, formState, setError, clearErrors, setFocus } = useForm({
    resolver: zodResolver(DeleteAccountInput),
    reValidateMode: 'onSubmit',
    defaultValues: { password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(input =>
    erase.mutate(input, {
      onError: error => {
        const message = errorText(error);
        setError(message === WRONG_PASSWORD ? 'password' : 'root', {
          message: message === WRONG_PASSWORD ? 'Senha incorreta' : message,
        });
        setFocus('password', { shouldSelect: true });
      },
    }),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Sua senha"
        error={
          errors.password?.message === FILL_REQUIRED ? 'Digite sua senha para confirmar' : errors.password?.message
        }
      >
        <PasswordInput autoComplete="current-password" {...register('password', { onChange: () => clearErrors() })} />
      </Field>
      {errors.root && <Alert tone="danger">{errors.root.message}</Alert>}
      <DialogEnd>
        <Button variant="secondary" onClick={onKeep}>
          Manter minha conta
        </Button>
        <Button type="submit" variant="danger" loading={erase.isPending}>
          {erase.isPending ? 'Excluindo...' : 'Excluir para sempre'}
        </Button>
      </DialogEnd>
    </form>
  );
};
