import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { HISTORY_HREF } from '../lobby.ts';

/** Says that the finished match is in the history. */
export const SaveNotice = ({ isKept }: { isKept: boolean }) => (
  <div role="status" aria-label="Histórico" className="text-[0.95rem] text-ink-soft not-empty:mt-5">
    {isKept && (
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
  </div>
);
