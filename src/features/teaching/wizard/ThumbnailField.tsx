import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { flawOf, IMAGE_TYPES } from '../../../lib/image-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { Mistake } from '../shared/lesson/Mistake.tsx';
import { useDraftThumbnail } from './use-draft-thumbnail.ts';

const FAILED = 'Erro ao processar upload. Tente novamente.';

type ThumbnailFieldProps = {
  imageUrl: string;
  onChange: (imageUrl: string) => void;
  /** Another error of the address. */
  error?: string | undefined;
};

/** The picture of a course that is still being written, and a button to change it. */
export const ThumbnailField = ({ imageUrl, onChange, error }: ThumbnailFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [flaw, setFlaw] = useState<string | null>(null);
  const upload = useDraftThumbnail(onChange);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ''; // so that the same file can be chosen again
    if (!file) return;
    const found = flawOf(file);
    setFlaw(found);
    upload.reset();
    if (found === null) upload.mutate(file);
  };
  const message = flaw ?? (upload.isError ? FAILED : error);
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="min-w-0">
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        Thumbnail <span className="ml-1 font-normal text-ink-soft">(opcional)</span>
      </p>
      <div className="flex flex-wrap items-start gap-5">
        <Thumbnail src={imageUrl || null} className="w-full max-w-[316px] rounded-control border border-line" />
        <div className="min-w-0 flex-1 basis-56 space-y-3">
          <p id={`${id}-hint`} className="text-[0.95rem] text-ink-soft">
            JPG, PNG ou WEBP, de no máximo 5 MB. Tamanho recomendado: 316x237 px.
          </p>
          <input
            ref={input}
            type="file"
            accept={IMAGE_TYPES.join(',')}
            aria-label="Arquivo da thumbnail"
            className="sr-only"
            tabIndex={-1}
            onChange={choose}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              loading={upload.isPending}
              aria-describedby={`${id}-hint ${id}-error`}
              {...(message && { 'data-invalid': true })}
              onClick={() => input.current?.click()}
            >
              {!upload.isPending && <ImageUp aria-hidden />}
              {upload.isPending ? 'Enviando...' : imageUrl ? 'Trocar imagem' : 'Escolher imagem'}
            </Button>
            {imageUrl && !upload.isPending && (
              <Button
                variant="ghost"
                onClick={() => {
                  onChange('');
                  setFlaw(null);
                  upload.reset();
                }}
              >
                <Trash2 aria-hidden /> Remover imagem
              </Button>
            )}
          </div>
          <Mistake id={`${id}-error`} message={message} />
        </div>
      </div>
    </div>
  );
};
