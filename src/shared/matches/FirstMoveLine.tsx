import { Timer } from 'lucide-react';
import { clockText } from '../../board/clocks.ts';
import { useTickingTime } from '../../board/use-ticking-time.ts';
import { firstMoveText } from './match-texts.ts';
import type { MatchView } from './match-view.ts';

/** In a tournament, before the clocks run: how long who is to move has for the first move, or loses the game. */
export const FirstMoveLine = ({ view }: { view: MatchView }) => {
  const { firstMoveBy } = view;
  const now = useTickingTime(firstMoveBy !== null);
  if (firstMoveBy === null) return null;
  return (
    <p role="timer" className="mt-3 flex items-center gap-2 rounded-control bg-gold-soft px-4 py-2 text-gold-text">
      <Timer aria-hidden className="size-5 shrink-0" />
      <span>
        {firstMoveText(view)} <strong className="tabular-nums">{clockText(Math.max(0, firstMoveBy - now))}</strong>
      </span>
    </p>
  );
};
