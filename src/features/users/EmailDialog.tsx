import { useState } from 'react';
import type { ManagedUser } from '../../../server/features/users/users.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAccountChanges } from './use-users.ts';

/** Another email for somebody's account. */
export const EmailDialog = ({ user, onClose }: { user: ManagedUser; onClose: () => void }) => {
  const [email, setEmail] = useState(user.email ?? '');
  const { setEmail: change } = useAccountChanges();
  const save = () =>
    change.mutate(
      { userId: user.id, email },
      {
        onSuccess: changed => {
          onClose();
          toast({ title: 'Email alterado!', description: `${user.fullName} agora entra com ${changed.user.email}.` });
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      title={user.email === null ? `Dar um email a ${user.fullName}` : `Mudar o email de ${user.fullName}`}
      description="A pessoa passa a entrar com ele, com a mesma senha. Avise-a."
      size="sm"
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Novo email">
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        {change.error && <Alert tone="danger">{errorText(change.error)}</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={email.trim() === (user.email ?? '')} loading={change.isPending}>
            Mudar email
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
