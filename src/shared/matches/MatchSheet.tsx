import type { ReactNode } from 'react';
import { Eye, EyeOff, FlipVertical2 } from 'lucide-react';
import { CopyButton } from '../../board/CopyButton.tsx';
import { fenAt, type Move } from '../../board/game.ts';
import { MoveField } from '../../board/MoveField.tsx';
import { MoveList } from '../../board/MoveList.tsx';
import { changeBoardSettings } from '../../board/settings/board-settings.ts';
import { BoardSettingsDialog } from '../../board/settings/BoardSettingsDialog.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { pgnOf } from './match-pgn.ts';
import type { MatchView } from './match-view.ts';
import type { TableMoves } from './use-table-moves.ts';

type MatchSheetProps = {
  view: MatchView;
  table: TableMoves;
  ply: number;
  isLive: boolean;
  isZen: boolean;
  onGoTo: (ply: number) => void;
  onTyped: (move: Move) => void;
  onFlip: () => void;
  /** What the PGN calls the game. */
  event?: string | undefined;
  /** Stands below the moves. */
  more?: ReactNode;
};

/** The moves, the field to type one, and the board's settings; without what distracts, the last of these. */
export const MatchSheet = ({
  view,
  table,
  ply,
  isLive,
  isZen,
  onGoTo,
  onTyped,
  onFlip,
  event,
  more,
}: MatchSheetProps) => {
  const { match, game, isPlayer } = view;
  const isPlaying = match.status === 'playing';
  const Icon = isZen ? Eye : EyeOff;
  return (
    <Card as="section" aria-label="Lances e tabuleiro" className="space-y-6 max-lg:order-2">
      {isPlaying && !isLive && <Alert>Você está vendo uma posição anterior. A partida espera na posição atual.</Alert>}
      {isPlaying && isPlayer && <MoveField moves={table.typed} onMove={onTyped} />}
      {!isZen && <MoveList game={game} ply={ply} onGoTo={onGoTo} />}
      {!isZen && more}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button variant="ghost" size="sm" aria-label="Virar tabuleiro" onClick={onFlip}>
          <FlipVertical2 aria-hidden /> Virar <span className="max-sm:hidden">tabuleiro</span>
        </Button>
        <BoardSettingsDialog />
        <Button variant="ghost" size="sm" aria-pressed={isZen} onClick={() => changeBoardSettings({ isZen: !isZen })}>
          <Icon aria-hidden /> {isZen ? 'Mostrar tudo' : 'Só o tabuleiro'}
        </Button>
        {!isZen && (
          <>
            <CopyButton name="FEN" text={() => fenAt(game, ply)} />
            <CopyButton name="PGN" text={() => pgnOf(view, event)} />
          </>
        )}
      </div>
    </Card>
  );
};
