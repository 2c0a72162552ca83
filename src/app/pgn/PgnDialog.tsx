import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PgnField } from './PgnField.tsx';
import { isOwnAddress, readPgn } from './read-pgn.ts';

// The board comes when somebody looks at it.
const PgnReplay = lazy(() => import('./PgnReplay.tsx'));

const Waiting = () => (
  <div role="status">
    <span className="sr-only">Carregando a partida...</span>
    <Skeleton className="mx-auto aspect-square w-full max-w-md" />
  </div>
);

const Shown = ({ pgn }: { pgn: string }) => (
  <Suspense fallback={<Waiting />}>
    <PgnReplay pgn={pgn} />
  </Suspense>
);

const OwnPgn = ({ url }: { url: string }) => {
  const pgn = useQuery({ queryKey: ['pgn', url], queryFn: () => readPgn(url) });
  if (pgn.isError) return <LoadError error={pgn.error} onRetry={() => pgn.refetch()} />;
  return pgn.data === undefined ? <Waiting /> : <Shown pgn={pgn.data} />;
};

/** A PGN of another site: the browser may not read it from here, so its reader brings it. */
const ForeignPgn = () => {
  const [pgn, setPgn] = useState('');
  return pgn === '' ? <PgnField onRead={setPgn} /> : <Shown pgn={pgn} />;
};

type PgnDialogProps = { name: string; url: string; onClose: () => void };

/** A PGN resource on the board, with its moves and comments. */
export const PgnDialog = ({ name, url, onClose }: PgnDialogProps) => (
  <Dialog title={name} size="xl" open onOpenChange={open => !open && onClose()}>
    <p className="-mt-2 mb-4">
      <a href={url} {...(isOwnAddress(url) ? { download: '' } : { target: '_blank', rel: 'noopener' })} className="inline-flex min-h-10 items-center gap-2 font-semibold text-brand-text underline underline-offset-4">
        <Download aria-hidden className="size-5" /> Baixar o PGN
      </a>
    </p>
    {isOwnAddress(url) ? <OwnPgn url={url} /> : <ForeignPgn />}
  </Dialog>
);
