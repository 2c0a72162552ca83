import { Paperclip, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { WorkFile } from '../../../../server/features/uploads/uploads.schema.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { HandedInFile } from './HandedInFile.tsx';
import type { Chosen } from './use-hand-in.ts';
import { flawOfWork, WORK_ACCEPT } from './work-file.ts';

type FileChoiceProps = { before: WorkFile | null; chosen: Chosen; onChange: (chosen: Chosen) => void };

/** A file to hand in: a new one, the one that was handed in before, or none. It is sent with the form. */
export const FileChoice = ({ before, chosen, onChange }: FileChoiceProps) => {
  const label = useId();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [flaw, setFlaw] = useState<string | null>(null);
  return (
    <div role="group" aria-labelledby={label}>
      <p id={label} className="mb-1.5 font-semibold">
        Arquivo <span className="ml-1 font-normal text-ink-soft">(opcional)</span>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Arquivo a entregar"
        accept={WORK_ACCEPT}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was removed.
          target.value = '';
          if (!file) return;
          const found = flawOfWork(file);
          setFlaw(found);
          if (!found) onChange(file);
        }}
      />
      {chosen instanceof File && <p className="mb-3 wrap-anywhere">{chosen.name}</p>}
      {before && chosen === before.url && (
        <div className="mb-3">
          <HandedInFile file={before} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button ref={chooser} variant="secondary" aria-describedby={hint} onClick={() => input.current?.click()}>
          <Paperclip aria-hidden /> {chosen ? 'Trocar arquivo' : 'Escolher arquivo'}
        </Button>
        {chosen && (
          <Button
            variant="ghost"
            onClick={() => {
              setFlaw(null);
              onChange(null);
              chooser.current?.focus();
            }}
          >
            <Trash2 aria-hidden /> Remover
          </Button>
        )}
      </div>
      <p id={hint} className="mt-1.5 text-[0.95rem] text-ink-soft">
        Uma foto ou imagem, um PDF de até 20 MB ou partidas em PGN. Só você e os seus professores o abrem.
      </p>
      {flaw && (
        <Alert tone="danger" className="mt-3">
          {flaw}
        </Alert>
      )}
    </div>
  );
};
