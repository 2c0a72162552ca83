import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { signed } from '../../../shared/games/game-labels.ts';
import { useOwnGames } from '../../../shared/games/use-games.ts';
import type { Match } from '../../../shared/matches/held-match.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { hrefOf } from '../history/history-view.ts';

/** Says of a finished game that it is in the history, and how it changed the rating. */
export const SaveNotice = ({ match }: { match: Match }) => {
  const latest = useOwnGames(1, 'practice');
  const isOver = match.status === 'finished';
  const kept = latest.data?.games.find(({ matchId }) => matchId === match.id);
  const change = match.ratingChange.white;
  return (
    <div role="status" aria-label="Histórico" className="text-[0.95rem] text-ink-soft not-empty:mt-4">
      {isOver && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {change !== null && <Badge tone="gold">Rating {signed(change)}</Badge>}
          <span className="flex items-center gap-1.5">
            <Check aria-hidden className="size-5 shrink-0 text-brand-text" /> Partida guardada.
          </span>
          {kept && (
            <Link
              href={hrefOf({ game: kept.id })}
              className="font-semibold text-brand-text underline underline-offset-4"
            >
              Rever partida
            </Link>
          )}
        </p>
      )}
    </div>
  );
};
