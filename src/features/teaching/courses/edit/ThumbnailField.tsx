import { ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { IMAGE_TYPES } from '../../../../lib/image-file.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Progress } from '../../../../ui/Progress.tsx';
import { Thumbnail } from '../../../../ui/Thumbnail.tsx';
import { useCourseThumbnail } from './use-course-thumbnail.ts';

/** The course's picture, and a button to change it. */
export const ThumbnailField = ({ course: { id, imageUrl } }: { course: Course }) => {
  const { progress, error, send } = useCourseThumbnail(id);
  /** The picture that is being sent. */
  const [preview, setPreview] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const isSending = progress !== null;
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const address = URL.createObjectURL(chosen);
    setPreview(address);
    await send(chosen);
    setPreview(null);
    URL.revokeObjectURL(address);
  };
  return (
    <>
      <h2 id="course-thumbnail" className="mb-3 text-lg font-semibold">
        Thumbnail do Curso
      </h2>
      <Thumbnail src={(isSending && preview) || imageUrl} className="w-full max-w-79 rounded-control" />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Imagem do curso"
        accept={IMAGE_TYPES.join(',')}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // The same file may be chosen again after it failed.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        className="mt-4"
        aria-describedby={hint}
        loading={isSending}
        onClick={() => input.current?.click()}
      >
        {!isSending && <ImageUp aria-hidden />}
        {isSending ? 'Enviando...' : imageUrl ? 'Trocar imagem' : 'Enviar imagem'}
      </Button>
      {isSending && <Progress value={progress} label="Envio da imagem" className="mt-4 max-w-79" />}
      <p id={hint} className="mt-3 text-[0.95rem] text-ink-soft">
        JPG, PNG ou WEBP, até 5 MB. Tamanho recomendado: 316x237 px.
      </p>
      {error && (
        <Alert tone="danger" className="mt-4">
          {error}
        </Alert>
      )}
    </>
  );
};
