import { useForm } from 'react-hook-form';
import { FILL_REQUIRED } from '../../../server/features/auth/auth.schema.ts';
import { InviteInput, UserRole } from '../../../server/features/users/users.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { zodResolver } from '../../lib/form.ts';
import { formatMoment } from '../../lib/format.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { OneTimeLink } from './OneTimeLink.tsx';
import { useAccountChanges } from './use-users.ts';
import { roleLabels } from '../../shared/session/role-labels.ts';

/**
 * The form of a new account, then the link to choose its password. One dialog for both, so that the focus returns to
 * the right button.
 */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const { invite } = useAccountChanges();
  const made = invite.data;
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      size="sm"
      title={made ? `Conta criada para ${made.user.fullName}` : 'Nova conta'}
      description={
        made
          ? 'Entregue este link, com que a pessoa escolhe a senha, ou abra-o aqui, se a conta é sua. Ele vale ' +
            `uma vez, até ${formatMoment(made.expiresAt)}, e não será mostrado de novo.`
          : 'A própria pessoa escolhe a senha, por um link que você entrega a ela.'
      }
    >
      {made ? (
        <OneTimeLink address={`${window.location.origin}${made.path}`} isOwn onClose={onClose} />
      ) : (
        <InviteForm invite={invite} onClose={onClose} />
      )}
    </Dialog>
  );
};

type InviteFormProps = { invite: ReturnType<typeof useAccountChanges>['invite']; onClose: () => void };

const InviteForm = ({ invite, onClose }: InviteFormProps) => {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(InviteInput),
    reValidateMode: 'onSubmit',
    defaultValues: { fullName: '', email: '', role: 'professor' as const },
  });
  const { errors } = formState;
  const errorBeside = (name: 'fullName' | 'email') =>
    errors[name]?.message === FILL_REQUIRED ? 'Preencha este campo' : errors[name]?.message;
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(input => invite.mutate(input))}>
      <Field label="Nome completo" error={errorBeside('fullName')}>
        <TextInput data-first-focus autoComplete="off" {...register('fullName')} />
      </Field>
      <Field
        label="Email"
        error={errorBeside('email')}
        hint="Cada conta tem o seu. Se quem ensina é você, use um email diferente do de administrador."
      >
        <TextInput type="email" inputMode="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label="Papel">
        <Select {...register('role')}>
          {UserRole.options.map(role => (
            <option key={role} value={role}>
              {roleLabels[role]}
            </option>
          ))}
        </Select>
      </Field>
      {invite.error && <Alert tone="danger">{errorText(invite.error)}</Alert>}
      <DialogEnd>
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" loading={invite.isPending}>
          Criar conta
        </Button>
      </DialogEnd>
    </form>
  );
};
