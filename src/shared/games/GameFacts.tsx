import type { GameSummary } from '../../../server/features/games/games.schema.ts';
import { formatDate } from '../../lib/format.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/Badge.tsx';
import { kindLabels, modeLabels, signed, timeControlText, verdictOf } from './game-labels.ts';

type Facts = Omit<GameSummary, 'comments'>;

/** How a game ended and what it was, in a line or two. */
export const GameFacts = ({ saved }: { saved: Facts }) => {
  const { text, tone } = verdictOf(saved);
  return (
    <div className="space-y-1.5">
      <p className="flex flex-wrap gap-2">
        <Badge tone={tone}>{text}</Badge>
        {!saved.isShared && <Badge tone="neutral">{kindLabels[saved.kind]}</Badge>}
        {saved.ratingChange !== 0 && <Badge tone="gold">Rating {signed(saved.ratingChange)}</Badge>}
      </p>
      <p className="text-[0.95rem] text-ink-soft">
        {modeLabels[saved.mode]} · {timeControlText(saved.timeControl)}
        {` · ${plural(Math.ceil(saved.plies / 2), 'lance')} · `}
        <time dateTime={saved.createdAt}>{formatDate(saved.createdAt)}</time>
      </p>
    </div>
  );
};
