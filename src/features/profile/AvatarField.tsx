import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { flawOf, IMAGE_TYPES } from '../../lib/image-file.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useRemoveAvatar, useSendAvatar } from './use-avatar.ts';

const NOT_SENT = 'Não foi possível usar esta imagem. Tente novamente ou escolha outra.';

/** Changes or removes the user's picture. It is saved at once, without the form. */
export const AvatarField = ({ hasPicture }: { hasPicture: boolean }) => {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [flaw, setFlaw] = useState<string | null>(null);
  const send = useSendAvatar();
  const remove = useRemoveAvatar();
  const isBusy = send.isPending || remove.isPending;
  const chooser = useFocusAfter(isBusy);

  const forgetFaults = () => {
    setFlaw(null);
    send.reset();
    remove.reset();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after it failed.
    target.value = '';
    if (!file) return;
    forgetFaults();
    const found = flawOf(file);
    setFlaw(found);
    if (!found) send.mutate(file);
  };
  const fault = flaw ?? (send.error && errorText(send.error, NOT_SENT)) ?? (remove.error && errorText(remove.error));

  return (
    <div role="group" aria-label="Sua foto" className="mt-6 border-t-2 border-line pt-5">
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Arquivo da foto"
        accept={IMAGE_TYPES.join(',')}
        onChange={choose}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          ref={chooser}
          variant="secondary"
          aria-describedby={hint}
          disabled={isBusy}
          loading={send.isPending}
          onClick={() => input.current?.click()}
        >
          {!send.isPending && <ImageUp aria-hidden />}
          {send.isPending ? 'Enviando...' : hasPicture ? 'Trocar foto' : 'Escolher foto'}
        </Button>
        {hasPicture && (
          <Button
            variant="ghost"
            disabled={isBusy}
            loading={remove.isPending}
            onClick={() => {
              forgetFaults();
              remove.mutate();
            }}
          >
            {!remove.isPending && <Trash2 aria-hidden />}
            {remove.isPending ? 'Removendo...' : 'Remover foto'}
          </Button>
        )}
      </div>
      <p id={hint} className="mt-3 text-[0.95rem] text-ink-soft">
        JPG, PNG ou WEBP, até 5 MB. Usamos o meio da imagem, em um quadrado.
      </p>
      {fault && (
        <Alert tone="danger" className="mt-4">
          {fault}
        </Alert>
      )}
    </div>
  );
};

/** A busy button lets go of the focus, and one that is gone takes it along: the one that stays has it afterwards. */
const useFocusAfter = (isBusy: boolean) => {
  const target = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) target.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return target;
};
