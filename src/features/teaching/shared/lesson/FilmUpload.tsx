import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StoredUpload } from '../../../../../server/features/uploads/uploads.schema.ts';
import { isUploadedFile } from '../../../../lib/lesson-file.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FileUpload } from './FileUpload.tsx';
import { VideoPreview } from './VideoPreview.tsx';

const minutesAndSeconds = (seconds: number): string =>
  [seconds >= 60 && `${Math.floor(seconds / 60)} min`, seconds % 60 > 0 && `${seconds % 60} s`]
    .filter(Boolean)
    .join(' ');

type FilmUploadProps = { url: string; title: string; onChange: (url: string) => void };

/** A lesson's film from the professor's computer. */
export const FilmUpload = ({ url, title, onChange }: FilmUploadProps) => {
  const [sent, setSent] = useState<StoredUpload>();
  const isThere = isUploadedFile(url);
  const take = (film: StoredUpload) => {
    setSent(film);
    onChange(film.objectPath);
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        MP4, MOV ou WebM, de no máximo 200 MB. Se a conexão cair, o envio continua de onde parou. O vídeo fica na
        escola, e só quem pode estudar a lição o vê.
      </p>
      <FileUpload
        kinds={['film']}
        label={isThere ? 'Trocar vídeo' : 'Escolher vídeo'}
        name="Arquivo do vídeo"
        onSent={take}
      />
      {isThere && (
        <>
          {sent?.objectPath === url && (
            <p role="status" className="font-semibold wrap-anywhere">
              Vídeo enviado: {sent.name}
              {sent.durationSeconds !== null && ` · ${minutesAndSeconds(sent.durationSeconds)}`}
            </p>
          )}
          <VideoPreview url={url} title={title} />
          <Button variant="ghost" className="justify-self-start" onClick={() => onChange('')}>
            <Trash2 aria-hidden /> Remover vídeo
          </Button>
        </>
      )}
    </div>
  );
};
