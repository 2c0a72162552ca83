import clsx from 'clsx';
import { type ReactNode, type RefObject, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { fenAt, type PlayedMove } from '../../board/game.ts';
import { MoveAnnouncer } from '../../board/MoveAnnouncer.tsx';
import { PlayLayout } from '../../board/PlayLayout.tsx';
import { PromotionDialog } from '../../board/PromotionDialog.tsx';
import { useBoardSettings } from '../../board/settings/use-board-settings.ts';
import { type Color, opposite } from '../../board/squares.ts';
import { useShownPly } from '../../board/use-shown-ply.ts';
import { MatchPanel } from './MatchPanel.tsx';
import { MatchPlayer, type SideLook } from './MatchPlayer.tsx';
import { MatchSheet } from './MatchSheet.tsx';
import type { MatchView } from './match-view.ts';
import { MoveQuestion } from './MoveQuestion.tsx';
import type { LiveMatch } from './use-match.ts';
import { useLowTime, useMatchSounds } from './use-match-sounds.ts';
import { type TableRules, useTableMoves } from './use-table-moves.ts';

type MatchTableProps = {
  view: MatchView;
  live: LiveMatch;
  /** Stands above what goes on in the match. */
  children?: ReactNode;
  /** In place of what all matches say and ask. */
  panel?: ReactNode;
  looks?: Partial<Record<Color, SideLook>>;
  rules?: TableRules;
  /** What the PGN calls the game. */
  event?: string;
  /** Stands below the moves, for the shown half-move. */
  renderMore?: (ply: number) => ReactNode;
  /** The side at the bottom, where the screen decides that. */
  turned?: { near: Color; flip: () => void };
  boardRef?: RefObject<HTMLDivElement | null>;
};

const NO_MOVES: readonly PlayedMove[] = [];

/** A match at its table: the board, both players with their clocks, what can be done, and the moves. */
export const MatchTable = ({ view, live, children, panel, looks, rules, ...rest }: MatchTableProps) => {
  const { match, game, own } = view;
  const { isZen } = useBoardSettings();
  const shown = useShownPly(game.moves.length);
  const { ply, isLive, goTo, toEnd } = shown;
  const [isFlipped, setFlipped] = useState(false);
  useNewMatch(match.id, toEnd);
  const table = useTableMoves(view, live, rules);
  const isLow = useLowTime(view);
  useMatchSounds(view);
  const usual = { near: isFlipped ? opposite(own ?? 'w') : (own ?? 'w'), flip: () => setFlipped(!isFlipped) };
  const { near, flip } = rest.turned ?? usual;
  const bar = (color: Color) => (
    <MatchPlayer key={color} view={view} color={color} ply={ply} live={live} isPlain={isZen} look={looks?.[color]} />
  );
  return (
    <div data-zen={isZen || undefined}>
      <PlayLayout
        isOpen={match.status !== 'waiting'}
        boardRef={rest.boardRef ?? null}
        controls={
          <div className={clsx('space-y-4', match.status !== 'waiting' && 'max-lg:order-1')}>
            {children}
            <MoveQuestion table={table} />
            {panel ?? <MatchPanel view={view} live={live} />}
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
            onFlip={flip}
            event={rest.event}
            more={rest.renderMore?.(ply)}
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

/** Another match at the same table is looked at from its own last move. */
const useNewMatch = (matchId: number, toEnd: () => void): void => {
  const [shownId, setShownId] = useState(matchId);
  if (shownId === matchId) return;
  setShownId(matchId);
  toEnd();
};
