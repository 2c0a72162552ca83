import { MessageSquareText } from 'lucide-react';
import type { GameSummary } from '../../../server/features/games/games.schema.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/Badge.tsx';
import { kindLabels, signed, verdictOf } from './game-labels.ts';

/** How a saved game ended, what it did to the rating, and how much was said about it. */
export const GameBadges = ({ game }: { game: GameSummary }) => {
  const { text, tone } = verdictOf(game);
  return (
    <p className="mt-1.5 flex flex-wrap gap-2">
      <Badge tone={tone} className="whitespace-normal!">
        {text}
      </Badge>
      {!game.isShared && game.kind !== 'rated' && <Badge tone="neutral">{kindLabels[game.kind]}</Badge>}
      {game.ratingChange !== 0 && <Badge tone="gold">Rating {signed(game.ratingChange)}</Badge>}
      {game.comments > 0 && (
        <Badge tone="info">
          <MessageSquareText aria-hidden /> {plural(game.comments, 'comentário')}
        </Badge>
      )}
    </p>
  );
};
