import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Pgn, PgnWaiting } from './Pgn.tsx';
import { PgnField } from './PgnField.tsx';

/** Characters; a file of some hundred games. What is larger is for a chess program. */
const PGN_MAX_LENGTH = 500_000;

/** Whether the page may fetch an address: the content security policy allows only the school's own server. */
const isOwnAddress = (url: string): boolean => URL.parse(url, location.href)?.origin === location.origin;

/** The text of a PGN file on the school's own server. @throws Error when it is missing or too long. */
const readPgn = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const text = await response.text();
  if (text.length > PGN_MAX_LENGTH) throw new Error(`${url} is too long`);
  return text;
};

const OwnPgn = ({ url }: { url: string }) => {
  const pgn = useQuery({ queryKey: ['pgn', url], queryFn: () => readPgn(url) });
  if (pgn.isError) return <LoadError error={pgn.error} onRetry={() => pgn.refetch()} />;
  return pgn.data === undefined ? <PgnWaiting /> : <Pgn text={pgn.data} takesKeys />;
};

/** A PGN of another site: the browser may not read it from here, so its reader brings it. */
const ForeignPgn = () => {
  const [pgn, setPgn] = useState('');
  if (pgn !== '') return <Pgn text={pgn} takesKeys />;
  return (
    <>
      <p className="mb-5 max-w-2xl">
        Esta partida está em outro site, que só você pode abrir. Baixe o PGN e abra o arquivo aqui, ou cole os lances,
        para vê-la no tabuleiro.
      </p>
      <PgnField action="Ver no tabuleiro" onRead={setPgn} />
    </>
  );
};

type PgnDialogProps = { name: string; url: string; onClose: () => void };

/** A PGN resource on the board, with its moves and comments. */
export const PgnDialog = ({ name, url, onClose }: PgnDialogProps) => (
  <Dialog title={name} size="xl" open onOpenChange={open => !open && onClose()}>
    <p className="-mt-2 mb-4">
      <a
        href={url}
        {...(isOwnAddress(url) ? { download: '' } : { target: '_blank', rel: 'noopener' })}
        className="inline-flex min-h-10 items-center gap-2 font-semibold text-brand-text underline underline-offset-4"
      >
        <Download aria-hidden className="size-5" /> Baixar o PGN
      </a>
    </p>
    {isOwnAddress(url) ? <OwnPgn url={url} /> : <ForeignPgn />}
  </Dialog>
);
