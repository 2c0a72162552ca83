import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { fenAt, type PlayedMove } from '../../board/game.ts';
import { MoveAnnouncer } from '../../board/MoveAnnouncer.tsx';
import { PlayLayout } from '../../board/PlayLayout.tsx';
import { PromotionDialog } from '../../board/PromotionDialog.tsx';
import { useBoardSettings } from '../../board/settings/use-board-settings.ts';
import { type Color, opposite } from '../../board/squares.ts';
import { useShownPly } from '../../board/use-shown-ply.ts';
import { MatchPanel } from './MatchPanel.tsx';
import { MatchPlayer } from './MatchPlayer.tsx';
import { MatchSheet } from './MatchSheet.tsx';
import type { MatchView } from './match-view.ts';
import { MoveQuestion } from './MoveQuestion.tsx';
import type { LiveMatch } from './use-match.ts';
import { useLowTime, useMatchSounds } from './use-match-sounds.ts';
import { useTableMoves } from './use-table-moves.ts';

type MatchTableProps = {
  view: MatchView;
  live: LiveMatch;
  /** Stands above what goes on in the match. */
  children?: ReactNode;
};

const NO_MOVES: readonly PlayedMove[] = [];

/** A match at its table: the board, both players with their clocks, what can be done, and the moves. */
export const MatchTable = ({ view, live, children }: MatchTableProps) => {
  const { match, game, own } = view;
  const { isZen } = useBoardSettings();
  const shown = useShownPly(game.moves.length);
  const { ply, isLive, goTo, toEnd } = shown;
  const [isFlipped, setFlipped] = useState(false);
  const table = useTableMoves(view, live);
  const isLow = useLowTime(view);
  useMatchSounds(view);
  const near = isFlipped ? opposite(own ?? 'w') : (own ?? 'w');
  const bar = (color: Color) => (
    <MatchPlayer key={color} view={view} color={color} ply={ply} live={live} isPlain={isZen} />
  );
  return (
    <div data-zen={isZen || undefined}>
      <PlayLayout
        isOpen={match.status !== 'waiting'}
        boardRef={null}
        controls={
          <div className={clsx('space-y-4', match.status !== 'waiting' && 'max-lg:order-1')}>
            {children}
            <MoveQuestion table={table} />
            <MatchPanel view={view} live={live} />
          </div>
        }
        board={
          <>
            {bar(opposite(near))}
            <Board
              label="Tabuleiro"
              fen={isLive && table.asking ? table.asking.fen : fenAt(game, ply)}
              moves={isLive ? table.moves : NO_MOVES}
              lastMove={isLive && table.asking ? table.asking : game.moves[ply - 1]}
              premove={isLive ? table.premove : undefined}
              orientation={near}
              onCancel={table.cancelPremove}
              onMove={table.choose}
            />
            {bar(near)}
            <MoveAnnouncer game={game} />
            <p role="status" className="sr-only">
              {isLow && 'Seu tempo está acabando'}
            </p>
          </>
        }
        moves={
          <MatchSheet
            view={view}
            table={table}
            ply={ply}
            isLive={isLive}
            isZen={isZen}
            onGoTo={goTo}
            onTyped={move => {
              toEnd();
              table.playTyped(move);
            }}
            onFlip={() => setFlipped(!isFlipped)}
          />
        }
      />
      <PromotionDialog
        color={own ?? (match.turn === 'white' ? 'w' : 'b')}
        open={table.promoting !== null}
        onClose={() => table.promote(null)}
        onChoose={table.promote}
      />
    </div>
  );
};
