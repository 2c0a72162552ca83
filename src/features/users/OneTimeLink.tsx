import { Copy, ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';

const THIS_COMPUTER = new Set(['localhost', '127.0.0.1', '[::1]']);

type OneTimeLinkProps = {
  address: string;
  /** Whether the person who made the link may also use it. */ isOwn?: boolean;
  onClose: () => void;
};

/** A link that is shown this once, to be copied. */
export const OneTimeLink = ({ address, isOwn = false, onClose }: OneTimeLinkProps) => {
  const field = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone: the link takes it, marked to be copied.
  useEffect(() => field.current?.focus(), []);
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
  const { host, hostname } = new URL(address);
  return (
    <>
      <Field
        label="Link"
        hint={
          THIS_COMPUTER.has(hostname)
            ? `Assim ele só abre neste computador. Para outro, troque ${host} pelo endereço da academia na rede.`
            : undefined
        }
      >
        <TextInput ref={field} readOnly value={address} onFocus={event => event.target.select()} />
      </Field>
      {isOwn && <p className="mt-3 text-ink-soft">Ao entrar aqui com a conta nova, você sai desta neste navegador.</p>}
      <div className="mt-5 flex flex-wrap gap-3 *:grow">
        <Button variant="secondary" onClick={onClose}>
          Fechar
        </Button>
        {isOwn && (
          <LinkButton href={address} newTab variant="secondary">
            <ExternalLink aria-hidden /> Abrir aqui
          </LinkButton>
        )}
        <Button onClick={() => void copy()}>
          <Copy aria-hidden /> Copiar link
        </Button>
      </div>
    </>
  );
};
