import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flawOf, IMAGE_TYPES } from '../../lib/image-file.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { PieceMark } from '../../ui/Piece.tsx';
import type { Logo } from './use-save-school.ts';

/** A picture for the header instead of the knight. It is sent with the form. */
export const LogoField = ({ logo, onChange }: { logo: Logo; onChange: (logo: Logo) => void }) => {
  const label = useId();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [flaw, setFlaw] = useState<string | null>(null);
  const address = useAddress(logo);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after it was removed.
    target.value = '';
    if (!file) return;
    const found = flawOf(file);
    setFlaw(found);
    if (!found) onChange(file);
  };
  const remove = () => {
    setFlaw(null);
    onChange(null);
    chooser.current?.focus();
  };

  return (
    <div role="group" aria-labelledby={label}>
      <p id={label} className="mb-1.5 font-semibold">
        Logotipo <span className="ml-1 font-normal text-ink-soft">(opcional)</span>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Arquivo do logotipo"
        accept={IMAGE_TYPES.join(',')}
        onChange={choose}
      />
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-16 place-items-center rounded-control bg-night p-2">
          {address ? (
            <img src={address} alt="" className="max-h-full max-w-full rounded-sm object-contain" />
          ) : (
            <PieceMark kind="knight" className="size-11 rounded-lg bg-gold p-0.5 text-on-gold" />
          )}
        </span>
        <Button ref={chooser} variant="secondary" aria-describedby={hint} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden /> {logo ? 'Trocar imagem' : 'Escolher imagem'}
        </Button>
        {logo && (
          <Button variant="ghost" onClick={remove}>
            <Trash2 aria-hidden /> Remover
          </Button>
        )}
      </div>
      <p id={hint} className="mt-1.5 text-[0.95rem] text-ink-soft">
        PNG, JPG ou WEBP, até 5 MB. Fica melhor quadrada e com fundo transparente.
      </p>
      {flaw && (
        <Alert tone="danger" className="mt-3">
          {flaw}
        </Alert>
      )}
    </div>
  );
};

/** Where the browser finds a logo: a file has an address while it is shown. */
const useAddress = (logo: Logo): string | null => {
  const address = useMemo(() => (logo instanceof File ? URL.createObjectURL(logo) : logo), [logo]);
  useEffect(() => () => void (address?.startsWith('blob:') && URL.revokeObjectURL(address)), [address]);
  return address;
};
