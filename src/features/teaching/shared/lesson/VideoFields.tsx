import { FileVideo, Link2, SquarePlay, Upload } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../../ui/Field.tsx';
import { RadioGroup, type RadioOption } from '../../../../ui/RadioGroup.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import type { VideoSource } from './lesson-values.ts';
import { embedSourceOf } from '../../../../video/embed-source.ts';
import { FilmUpload } from './FilmUpload.tsx';
import { Mistake } from './Mistake.tsx';
import { useLessonForm } from './use-lesson-form.ts';
import { VideoPreview } from './VideoPreview.tsx';

const sources: RadioOption<VideoSource>[] = [
  { value: 'upload', label: 'Upload', icon: Upload },
  { value: 'youtube', label: 'YouTube', icon: SquarePlay },
  { value: 'vimeo', label: 'Vimeo', icon: FileVideo },
  { value: 'external', label: 'Link externo', icon: Link2 },
];

const addressHints: Record<Exclude<VideoSource, 'upload'>, { hint: string; placeholder: string }> = {
  youtube: {
    hint: 'O endereço do vídeo no YouTube, também de um vídeo curto ou ao vivo.',
    placeholder: 'https://www.youtube.com/watch?v=…',
  },
  vimeo: { hint: 'O endereço do vídeo no Vimeo.', placeholder: 'https://vimeo.com/…' },
  external: { hint: 'O endereço direto do arquivo do vídeo (MP4 ou WebM).', placeholder: 'https://…/aula.mp4' },
};

const isOwn = (url: string): boolean => url.startsWith(`${window.location.origin}/`);

/** A lesson's video: its source, its address, and a preview. */
export const VideoFields = ({ at }: { at: number }) => {
  const { register, control, setValue, clearErrors, errors } = useLessonForm(at);
  const [source, url, title] = useWatch({
    control,
    name: [`lessons.${at}.videoSource`, `lessons.${at}.videoUrl`, `lessons.${at}.title`],
  });
  // What YouTube or Vimeo hold is shown by their own players, whatever the address said; the school's own films come as
  // its pages do.
  const isUnplayable = /^\s*http:/i.test(url) && !embedSourceOf(url.trim()) && !isOwn(url.trim());
  const give = (address: string) => {
    setValue(`lessons.${at}.videoUrl`, address, { shouldDirty: true });
    clearErrors(`lessons.${at}.videoUrl`);
  };
  const choose = (chosen: VideoSource) => {
    setValue(`lessons.${at}.videoSource`, chosen, { shouldDirty: true });
    give('');
  };
  return (
    <>
      <RadioGroup
        legend="Origem do vídeo"
        name={`lessons.${at}.videoSource`}
        options={sources}
        value={source}
        onChange={event => choose(event.target.value as VideoSource)}
      />
      {source === 'upload' ? (
        <>
          <FilmUpload url={url} title={title} onChange={give} />
          <Mistake id={`film-${at}-error`} message={errors?.videoUrl?.message} />
        </>
      ) : (
        <>
          <Field
            label="URL do vídeo"
            optional
            error={errors?.videoUrl?.message}
            hint={
              isUnplayable
                ? 'Este endereço começa com http: e não toca na página, que só aceita vídeos de endereços https.'
                : addressHints[source].hint
            }
          >
            <TextInput
              inputMode="url"
              autoComplete="off"
              placeholder={addressHints[source].placeholder}
              {...register(`lessons.${at}.videoUrl`)}
            />
          </Field>
          {!errors?.videoUrl && !isUnplayable && <VideoPreview url={url} title={title} />}
        </>
      )}
    </>
  );
};
