import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { isAddress } from './schema.ts';

export type LinkValues = { href: string; text: string };

type LinkDialogProps = {
  start: LinkValues;
  /** Whether words were chosen, which become the link. */
  hasWords: boolean;
  onDone: (values: LinkValues) => void;
  /** Only for a link that is there. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
};

/** 'lichess.org' is meant as an address of the web. */
const addressOf = (typed: string): string =>
  isAddress(typed) || typed.includes(':') || !typed.includes('.') ? typed : `https://${typed}`;

/** Asks for the address of a link, and for its words where none were chosen. */
export const LinkDialog = ({ start, hasWords, onDone, onRemove, onClose }: LinkDialogProps) => {
  const [values, setValues] = useState(start);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The lesson's own form is around it, by way of React.
    event.stopPropagation();
    const href = addressOf(values.href.trim());
    if (!isAddress(href)) return setError('O endereço começa com https:// ou com /');
    onDone({ href, text: values.text.trim() || href });
    onClose();
  };
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title="Link">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Endereço" error={error}>
          <TextInput
            data-first-focus
            inputMode="url"
            placeholder="https://"
            value={values.href}
            onChange={event => setValues({ ...values, href: event.target.value })}
          />
        </Field>
        {!hasWords && (
          <Field label="Palavras do link" optional>
            <TextInput value={values.text} onChange={event => setValues({ ...values, text: event.target.value })} />
          </Field>
        )}
        <DialogEnd>
          <Button type="submit">Aplicar</Button>
          {onRemove && (
            <Button
              variant="secondary"
              onClick={() => {
                onRemove();
                onClose();
              }}
            >
              Remover link
            </Button>
          )}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
