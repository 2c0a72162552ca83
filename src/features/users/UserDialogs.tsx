import { useState } from 'react';
import { UserRole, type ManagedUser } from '../../../server/features/users/users.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { EraseStudentDialog } from './EraseStudentDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { StudentDataDialog } from './StudentDataDialog.tsx';
import { useAccountChanges } from './use-users.ts';
import { roleLabels } from '../../shared/session/role-labels.ts';
import { deactivationText, roleText } from './user-labels.ts';

/** The change an administrator is about to make, and the user it is about. */
export type Intent = {
  kind: 'role' | 'email' | 'reset' | 'deactivate' | 'reactivate' | 'data' | 'erase';
  user: ManagedUser;
};

type DialogProps = { user: ManagedUser; onClose: () => void };

const refused = (title: string) => (error: unknown) =>
  toast({ title, description: errorText(error), variant: 'destructive' });

/** The question before a change of an account. */
export const UserDialog = ({ intent: { kind, user }, onClose }: { intent: Intent; onClose: () => void }) => {
  if (kind === 'role') return <RoleDialog user={user} onClose={onClose} />;
  if (kind === 'email') return <EmailDialog user={user} onClose={onClose} />;
  if (kind === 'reset') return <ResetDialog user={user} onClose={onClose} />;
  if (kind === 'data') return <StudentDataDialog user={user} onClose={onClose} />;
  if (kind === 'erase') return <EraseStudentDialog user={user} onClose={onClose} />;
  return <StateDialog user={user} isOpening={kind === 'reactivate'} onClose={onClose} />;
};

const StateDialog = ({ user, isOpening, onClose }: DialogProps & { isOpening: boolean }) => {
  const changes = useAccountChanges();
  const change = isOpening ? changes.reactivate : changes.deactivate;
  return (
    <AlertDialog
      open
      onOpenChange={stays => !stays && onClose()}
      title={isOpening ? `Reativar a conta de ${user.fullName}?` : `Desativar a conta de ${user.fullName}?`}
      text={isOpening ? 'A pessoa volta a entrar com o mesmo email e a mesma senha.' : deactivationText(user)}
      confirmLabel={isOpening ? 'Reativar' : 'Desativar'}
      tone={isOpening ? 'primary' : 'danger'}
      loading={change.isPending}
      onConfirm={() =>
        change.mutate(
          { userId: user.id },
          {
            onSuccess: () => toast({ title: isOpening ? 'Conta reativada!' : 'Conta desativada!' }),
            onError: refused('A conta não mudou'),
            onSettled: onClose,
          },
        )
      }
    />
  );
};

const RoleDialog = ({ user, onClose }: DialogProps) => {
  const [role, setRole] = useState(user.role);
  const { setRole: change } = useAccountChanges();
  const save = () =>
    change.mutate(
      { userId: user.id, role },
      {
        onSuccess: () => (
          onClose(),
          toast({ title: 'Papel alterado!', description: `${user.fullName} agora é ${roleLabels[role]}.` })
        ),
      },
    );
  return (
    <Dialog open onOpenChange={stays => !stays && onClose()} title={`Mudar o papel de ${user.fullName}`} size="sm">
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Novo papel">
          <Select value={role} onChange={({ target }) => setRole(UserRole.parse(target.value))}>
            {UserRole.options.map(option => (
              <option key={option} value={option}>
                {roleLabels[option]}
              </option>
            ))}
          </Select>
        </Field>
        {role !== user.role && <Alert tone="gold">{roleText(user, role)}</Alert>}
        {change.error && <Alert tone="danger">{errorText(change.error)}</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={role === user.role} loading={change.isPending}>
            Mudar papel
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
