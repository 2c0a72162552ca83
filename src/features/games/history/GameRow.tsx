import { Bot, ChevronRight, Hourglass, type LucideIcon, Timer, Zap } from 'lucide-react';
import type { GameMode, GameSummary } from '../../../../server/features/games/games.schema.ts';
import { GameBadges } from '../../../shared/games/GameBadges.tsx';
import { modeLabels, verdictOf } from '../../../shared/games/game-labels.ts';
import { formatRelative } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';

type GameRowProps = {
  game: GameSummary;
  /** Whether to show the player's name, for lists with several people's games. */ withPlayer: boolean;
  onOpen: () => void;
};

const icons: Record<GameMode, LucideIcon> = { practice: Bot, blitz: Zap, rapid: Timer, classical: Hourglass };

/** 'Partida Blitz' at one board, 'Partida Blitz contra Ana Souza', 'Prática contra IA (Médio)'. */
const kindOf = ({ mode, opponent, isShared }: GameSummary): string => {
  const name = mode === 'practice' ? modeLabels.practice : `Partida ${modeLabels[mode]}`;
  return isShared ? name : `${name} contra ${opponent}`;
};

/** A game in a list: its kind, its result, and the button that opens it. */
export const GameRow = ({ game, withPlayer, onOpen }: GameRowProps) => {
  const { text } = verdictOf(game);
  const title = withPlayer ? game.playerName : kindOf(game);
  const when = formatRelative(game.createdAt);
  const Icon = icons[game.mode];
  return (
    <li className="relative -mx-3 flex items-center gap-4 px-3 py-4 hover:bg-sunken">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text max-sm:hidden"
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-[0.95rem] text-ink-soft">
          {withPlayer && `${kindOf(game)} · `}
          {plural(Math.ceil(game.plies / 2), 'lance')} · <time dateTime={game.createdAt}>{when}</time>
        </p>
        <GameBadges game={game} />
      </div>
      {/* It can be clicked on the whole row. */}
      <Button
        variant="secondary"
        size="sm"
        data-game={game.id}
        aria-label={`Ver partida: ${title}, ${text}, ${when}`}
        className="shrink-0 after:absolute after:inset-0"
        onClick={onOpen}
      >
        <span className="max-sm:hidden">Ver partida</span> <ChevronRight aria-hidden />
      </Button>
    </li>
  );
};
