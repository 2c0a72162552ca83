import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flawOf, IMAGE_TYPES } from '../../lib/image-file.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';

/** The address of a picture, none, or a file to send. */
export type Picture = string | null | File;

type ImageFieldProps = {
  label: string;
  hint: string;
  /** What is shown while there is no picture. */
  blank: ReactNode;
  picture: Picture;
  onChange: (picture: Picture) => void;
};

/** A picture of the reader's own. It is sent with the form. */
export const ImageField = ({ label: name, hint: advice, blank, picture, onChange }: ImageFieldProps) => {
  const label = useId();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [flaw, setFlaw] = useState<string | null>(null);
  const address = useAddress(picture);

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
        {name} <span className="ml-1 font-normal text-ink-soft">(opcional)</span>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Arquivo de ${name}`}
        accept={IMAGE_TYPES.join(',')}
        onChange={choose}
      />
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-16 place-items-center rounded-control bg-night p-2">
          {address ? <img src={address} alt="" className="max-h-full max-w-full rounded-sm object-contain" /> : blank}
        </span>
        <Button ref={chooser} variant="secondary" aria-describedby={hint} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden /> {picture ? 'Trocar imagem' : 'Escolher imagem'}
        </Button>
        {picture && (
          <Button variant="ghost" onClick={remove}>
            <Trash2 aria-hidden /> Remover
          </Button>
        )}
      </div>
      <p id={hint} className="mt-1.5 text-[0.95rem] text-ink-soft">
        PNG, JPG ou WEBP, até 5 MB. {advice}
      </p>
      {flaw && (
        <Alert tone="danger" className="mt-3">
          {flaw}
        </Alert>
      )}
    </div>
  );
};

/** Where the browser finds a picture: a file has an address while it is shown. */
const useAddress = (picture: Picture): string | null => {
  const address = useMemo(() => (picture instanceof File ? URL.createObjectURL(picture) : picture), [picture]);
  useEffect(() => () => void (address?.startsWith('blob:') && URL.revokeObjectURL(address)), [address]);
  return address;
};
