import type { ManagedUser } from '../../../server/features/users/users.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatMoment } from '../../lib/format.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { OneTimeLink } from './OneTimeLink.tsx';
import { useAccountChanges } from './use-users.ts';
import { RESET_TEXT } from './user-labels.ts';

type ResetDialogProps = { user: ManagedUser; onClose: () => void };

/** The question, and after it the link, shown this once. One dialog, so that the focus finds its way back. */
export const ResetDialog = ({ user, onClose }: ResetDialogProps) => {
  const { makeResetLink: make } = useAccountChanges();
  const link = make.data;
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      size="sm"
      title={link ? 'Link para a nova senha' : `Criar uma nova senha para ${user.fullName}?`}
      description={
        link
          ? `Entregue este link a ${user.fullName}. Ele vale uma vez, até ${formatMoment(link.expiresAt)}, e ` +
            'não será mostrado de novo.'
          : RESET_TEXT
      }
    >
      {link ? (
        <OneTimeLink address={`${window.location.origin}${link.path}`} onClose={onClose} />
      ) : (
        <>
          {make.error && <Alert tone="danger">{errorText(make.error)}</Alert>}
          <DialogEnd className="mt-5">
            <Button variant="secondary" onClick={onClose}>
              Cancelar
            </Button>
            <Button loading={make.isPending} onClick={() => make.mutate({ userId: user.id })}>
              Criar link
            </Button>
          </DialogEnd>
        </>
      )}
    </Dialog>
  );
};
