import { CalendarPlus, Copy } from 'lucide-react';
import { useRef } from 'react';
import { formatDate } from '../../lib/format.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAddress } from './use-address.ts';

/** The address that was made just now: shown this once. */
const Made = ({ address }: { address: string }) => {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Endereço copiado' });
    } catch {
      field.current?.select();
      toast({ title: 'Copie o endereço marcado', description: 'Seu navegador não deixa copiar por você: use Ctrl+C.' });
    }
  };
  return (
    <div className="mt-5 grid gap-3">
      <Field
        label="Seu endereço"
        hint="No Google Agenda: Outras agendas, Do URL. No iPhone: Ajustes, Calendário, Contas, Calendário assinado."
      >
        <TextInput ref={field} readOnly value={address} onFocus={event => event.target.select()} />
      </Field>
      <p className="text-ink-soft">Copie agora: por segurança, ele não é mostrado de novo.</p>
      <div>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden /> Copiar endereço
        </Button>
      </div>
    </div>
  );
};

/** Takes the dates to the calendar of a telephone or a computer. */
export const AddressCard = () => {
  const { madeAt, made, isKnown, make, revoke, isBusy } = useAddress();
  return (
    <Card as="section" aria-labelledby="no-celular" className="mt-6 max-w-3xl">
      <h2 id="no-celular" className="mb-2 text-heading">
        No seu celular
      </h2>
      <p className="text-ink-soft">
        Com um endereço só seu, o calendário do celular ou do computador mostra estas datas e se atualiza sozinho. Não o
        passe a ninguém: quem o tem lê as suas datas. Ele deixa de valer se você trocar a senha.
      </p>
      {made !== null && <Made address={made} />}
      {made === null && madeAt !== null && (
        <p className="mt-4">Você criou um endereço em {formatDate(madeAt)}, e ele vale.</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {madeAt === null && made === null ? (
          <Button loading={isBusy} disabled={!isKnown} onClick={make}>
            <CalendarPlus aria-hidden /> Criar endereço
          </Button>
        ) : (
          <>
            <AlertDialog
              trigger={<Button variant="secondary">Criar outro</Button>}
              title="Criar outro endereço?"
              text="O endereço de agora deixa de valer: ponha o novo nos seus calendários."
              confirmLabel="Criar outro"
              loading={isBusy}
              onConfirm={make}
            />
            <AlertDialog
              trigger={<Button variant="secondary">Revogar</Button>}
              title="Revogar o endereço?"
              text="Os calendários que o usam deixam de receber as suas datas."
              confirmLabel="Revogar"
              loading={isBusy}
              onConfirm={revoke}
            />
          </>
        )}
      </div>
    </Card>
  );
};
