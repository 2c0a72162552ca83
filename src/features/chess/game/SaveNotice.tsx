import clsx from 'clsx';
import { Check, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { signed } from '../../../shared/games/game-labels.ts';
import type { Outbox } from '../../../shared/games/use-outbox.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { hrefOf } from '../history/history-view.ts';
import type { Phase } from './practice-game.ts';

/**
 * Whether the finished game is saved in the history, and how it changed the rating. A quiet notice: the game is over
 * either way.
 */
export const SaveNotice = ({ phase, saving: { saved, refused, retry } }: { phase: Phase; saving: Outbox }) => {
  const own = phase.is === 'finished' && saved?.key === phase.key ? saved.game : null;
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button disappears, and the focus would be lost.
  const again = () => {
    notice.current?.focus();
    retry?.();
  };
  return (
    <div
      ref={notice}
      role="status"
      aria-label="Histórico"
      tabIndex={-1}
      className="text-[0.95rem] text-ink-soft not-empty:mt-4"
    >
      {retry && (
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            'rounded-control bg-sunken px-4 py-3',
          )}
        >
          <p className="min-w-0 flex-1 basis-52">A partida ainda não foi guardada. Ela espera neste aparelho.</p>
          <Button variant="secondary" size="sm" onClick={again}>
            <RotateCcw aria-hidden /> Tentar novamente
          </Button>
        </div>
      )}
      {!retry && phase.is === 'finished' && !own && phase.key !== refused && (
        <p className="flex items-center gap-2">
          <Spinner /> Guardando a partida...
        </p>
      )}
      {own && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {own.ratingChange !== 0 && <Badge tone="gold">Rating {signed(own.ratingChange)}</Badge>}
          <span className="flex items-center gap-1.5">
            <Check aria-hidden className="size-5 shrink-0 text-brand-text" /> Partida guardada.
          </span>
          <Link href={hrefOf({ game: own.id })} className="font-semibold text-brand-text underline underline-offset-4">
            Rever partida
          </Link>
        </p>
      )}
    </div>
  );
};
