import clsx from 'clsx';
import { Download, Grid3x3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WorkFile } from '../../../../server/features/uploads/uploads.schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { kindNames } from './work-file.ts';

/** The board comes when somebody looks at a game. */
const PgnDialog = lazy(async () => ({ default: (await import('../../../shared/pgn/PgnDialog.tsx')).PgnDialog }));

const size = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1_024))} kB`
    : `${(bytes / 1_048_576).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;

const Game = ({ file: { name, url } }: { file: WorkFile }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Grid3x3 aria-hidden /> Ver no tabuleiro
      </Button>
      {isOpen && (
        <Suspense>
          <PgnDialog name={name} url={url} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** What was handed in: a picture is shown, a game opens on the board, a document is saved. */
export const HandedInFile = ({ file }: { file: WorkFile }) => (
  <div className="grid justify-items-start gap-2">
    {file.kind === 'image' && (
      <a href={file.url} target="_blank" rel="noopener">
        <img
          src={file.url}
          alt={`Arquivo entregue: ${file.name}`}
          className="max-h-96 max-w-full rounded-control border border-line object-contain"
        />
        <span className="sr-only">(abre em nova aba)</span>
      </a>
    )}
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {file.kind === 'pgn' && <Game file={file} />}
      <a
        href={file.url}
        download={file.name}
        className={clsx(
          'inline-flex min-h-10 items-center gap-2 font-semibold wrap-anywhere text-brand-text',
          'underline underline-offset-4',
        )}
      >
        <Download aria-hidden className="size-5 shrink-0" /> {file.name}
      </a>
      <span className="text-ink-soft">
        {kindNames[file.kind]}, {size(file.size)}
      </span>
    </div>
  </div>
);
