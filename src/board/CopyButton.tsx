import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Textarea } from '../ui/Textarea.tsx';
import { toast } from '../ui/toast-store.ts';

/** Copies a text to the clipboard; where the browser does not allow that, it shows the text to be copied by hand. */
export const CopyButton = ({ name, text }: { name: string; text: () => string }) => {
  const [shown, setShown] = useState<string | null>(null);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const copy = async () => {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      toast({ title: `${title} copiado` });
    } catch {
      setShown(copied);
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Copiar ${name}`} onClick={() => void copy()}>
        <Copy aria-hidden /> <span className="max-sm:hidden">Copiar {name}</span>
        <span className="sm:hidden">{title}</span>
      </Button>
      <Dialog
        open={shown !== null}
        onOpenChange={open => !open && setShown(null)}
        title={title}
        description="Selecione o texto e copie."
      >
        <Textarea aria-label={title} readOnly rows={8} value={shown ?? ''} onFocus={event => event.target.select()} />
      </Dialog>
    </>
  );
};
