import { Copy } from 'lucide-react';
import { useRef } from 'react';
import type { ManagedUser } from '../../../../server/features/users/users.schema.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toast-store.ts';

type ResetLinkProps = { user: ManagedUser; link: { path: string; expiresAt: string }; onClose: () => void };

/** The link, shown this once. */
export const ResetLink = ({ user, link, onClose }: ResetLinkProps) => {
  const field = useRef<HTMLInputElement>(null);
  const address = `${window.location.origin}${link.path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Link copiado!' });
    } catch {
      // Over plain http browsers keep the clipboard to themselves: marked, it is one key away.
      field.current?.select();
      toast({ title: 'Copie o link marcado', description: 'Seu navegador não deixa copiar por você: use Ctrl+C.' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      title="Link para a nova senha"
      description={`Entregue este link a ${user.fullName}. Ele vale uma vez, até ${formatMoment(link.expiresAt)}, e não será mostrado de novo.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Fechar
          </Button>
          <Button onClick={() => void copy()}>
            <Copy aria-hidden /> Copiar link
          </Button>
        </>
      }
    >
      <Field label="Link">
        <TextInput ref={field} readOnly value={address} onFocus={event => event.target.select()} />
      </Field>
    </Dialog>
  );
};
