import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { toast } from '../../../../ui/toast-store.ts';

/** A new token, shown only this once. */
export const TokenSecret = ({ secret, onDone }: { secret: string; onDone: () => void }) => {
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: 'Token copiado!' });
    } catch {
      // Over plain http browsers keep the clipboard to themselves: marked, it is one key away.
      field.current?.select();
      toast({ title: 'Copie o token marcado', description: 'Seu navegador não deixa copiar por você: use Ctrl+C.' });
    }
  };
  return (
    <div className="grid gap-5">
      <Field
        label="Token"
        hint={
          <>
            Programas o enviam no cabeçalho <code>Authorization: Bearer</code>.
          </>
        }
      >
        <TextInput
          ref={field}
          readOnly
          value={secret}
          className="font-mono text-[0.95rem]"
          onFocus={({ target }) => target.setSelectionRange(0, target.value.length, 'backward')}
        />
      </Field>
      <Alert tone="gold">Guarde-o como uma senha: quem o tiver entra em seu nome.</Alert>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          Já copiei
        </Button>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden /> Copiar token
        </Button>
      </div>
    </div>
  );
};
