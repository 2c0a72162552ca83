import type { GameSummary } from '../../../../server/features/games/games.schema.ts';
import { GameBadges } from '../../../shared/games/GameBadges.tsx';
import { verdictOf } from '../../../shared/games/game-labels.ts';
import { formatDate } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** A finished game in the list: opponent, result, and the link to its moves. */
export const HistoryRow = ({ game, href }: { game: GameSummary; href: string }) => {
  const { text } = verdictOf(game);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{game.opponent}</p>
        <p className="text-[0.95rem] text-ink-soft">
          <time dateTime={game.createdAt}>{formatDate(game.createdAt)}</time> ·{' '}
          {plural(Math.ceil(game.plies / 2), 'lance')}
        </p>
        <GameBadges game={game} />
      </div>
      <LinkButton
        href={href}
        replace // the dialog has an entry of its own
        variant="secondary"
        size="sm"
        aria-label={`Ver partida: ${game.opponent}, ${text}, ${formatDate(game.createdAt)}`}
      >
        Ver partida
      </LinkButton>
    </li>
  );
};
