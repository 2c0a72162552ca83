import { RotateCw, Upload, X } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import type { StoredUpload } from '../../../../../server/features/uploads/uploads.schema.ts';
import { FILE_RULES, type LessonFileKind } from '../../../../lib/lesson-file.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Progress } from '../../../../ui/Progress.tsx';
import { useFileUpload } from '../../../../shared/uploads/use-file-upload.ts';
import { Mistake } from './Mistake.tsx';

type FileUploadProps = {
  /** What may be sent; the first is expected. */
  kinds: readonly [LessonFileKind, ...LessonFileKind[]];
  /** The button's words. */
  label: string;
  /** Names the file's input for screen readers. */
  name: string;
  onSent: (sent: StoredUpload) => void;
};

/** A button that sends a file from this computer, and how far it is. */
export const FileUpload = ({ kinds, label, name, onSent }: FileUploadProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { standing, send, cancel } = useFileUpload(kinds, onSent);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ''; // so that the same file can be chosen again
    if (file) void send(file);
  };
  const failure = standing.is === 'failed' ? standing : undefined;
  const again = failure?.file;
  return (
    <div className="min-w-0 space-y-2">
      <input
        ref={input}
        type="file"
        accept={kinds.map(kind => FILE_RULES[kind].accept).join(',')}
        aria-label={name}
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
      {standing.is === 'sending' ? (
        <div className="max-w-xl space-y-2">
          <p role="status" className="wrap-anywhere">
            Enviando {standing.name}: {standing.percent}%
          </p>
          <Progress value={standing.percent} label={`Envio de ${standing.name}`} />
          <Button variant="ghost" size="sm" onClick={cancel}>
            <X aria-hidden /> Cancelar envio
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            aria-describedby={`${id}-error`}
            {...(failure && { 'data-invalid': true })}
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden /> {label}
          </Button>
          {again && (
            <Button variant="ghost" onClick={() => void send(again)}>
              <RotateCw aria-hidden /> Tentar de novo
            </Button>
          )}
        </div>
      )}
      <Mistake id={`${id}-error`} message={failure?.message} />
    </div>
  );
};
