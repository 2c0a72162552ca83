import clsx from 'clsx';
import { Check, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { HISTORY_HREF } from '../lobby.ts';
import type { Saving } from './use-saving.ts';

/** Whether the finished match is saved in the history. A quiet notice: the match is over either way. */
export const SaveNotice = ({ saving }: { saving: Saving }) => {
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button disappears, and the focus would be lost.
  const again = (retry: () => void) => () => {
    notice.current?.focus();
    retry();
  };
  return (
    <div
      ref={notice}
      role="status"
      aria-label="Histórico"
      tabIndex={-1}
      className="text-[0.95rem] text-ink-soft not-empty:mt-5"
    >
      {saving.is === 'sending' && (
        <p className="flex items-center gap-2">
          <Spinner /> Guardando a partida...
        </p>
      )}
      {saving.is === 'saved' && (
        <p className="flex items-center gap-2">
          <Check aria-hidden className="size-5 shrink-0 text-brand-text" />
          <span>
            Partida guardada no{' '}
            <Link href={HISTORY_HREF} className="font-semibold text-brand-text underline underline-offset-4">
              seu histórico
            </Link>
            .
          </span>
        </p>
      )}
      {saving.is === 'failed' && (
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            'rounded-control bg-sunken px-4 py-3',
          )}
        >
          <p className="min-w-0 flex-1 basis-52">
            A partida ainda não foi guardada no histórico. Ela espera neste aparelho.
          </p>
          <Button variant="secondary" size="sm" onClick={again(saving.retry)}>
            <RotateCcw aria-hidden /> Tentar novamente
          </Button>
        </div>
      )}
    </div>
  );
};
