import { useState } from 'react';
import { toUci } from '../../../server/rules/played-move.ts';
import { fenAt, findMove, type Move, movesIn, type PlayedMove, queening } from '../../board/game.ts';
import { premovesIn } from '../../board/premoves.ts';
import { useBoardSettings } from '../../board/settings/use-board-settings.ts';
import { isSquare, type Square } from '../../board/squares.ts';
import type { MatchView } from './match-view.ts';
import type { LiveMatch } from './use-match.ts';

const NONE: readonly PlayedMove[] = [];

type Waiting = { fen: string; move: PlayedMove };

const squaresOf = (uci: string | null): { from: Square; to: Square } | undefined => {
  const [from, to] = [uci?.slice(0, 2) ?? '', uci?.slice(2, 4) ?? ''];
  return isSquare(from) && isSquare(to) ? { from, to } : undefined;
};

export type TableRules = {
  /** A pawn always becomes a queen. */
  queensOnly: boolean;
  /** A move can be prepared for the next turn. */
  premoves: boolean;
};
const ALL: TableRules = { queensOnly: false, premoves: true };

/**
 * What a move on the board becomes: played at once, after a choice of promotion, after a second press, or kept for the
 * next turn.
 */
export const useTableMoves = (view: MatchView, live: LiveMatch, { queensOnly, premoves }: TableRules = ALL) => {
  const { match, game, own, isOwnTurn } = view;
  const { confirmsMoves } = useBoardSettings();
  const [promoting, setPromoting] = useState<Waiting | null>(null);
  const [asked, setAsked] = useState<Waiting | null>(null);
  const fen = fenAt(game);
  const mayPrepare = premoves && match.status === 'playing' && !match.paused && own !== null && !isOwnTurn;
  // What was asked in another position is no question any more.
  const asking = isOwnTurn && asked?.fen === fen ? asked.move : null;
  const moves = isOwnTurn
    ? asking
      ? NONE
      : queensOnly
        ? queening(movesIn(fen))
        : movesIn(fen)
    : mayPrepare
      ? premovesIn(fen, own)
      : NONE;

  const play = (move: PlayedMove): void => {
    if (!isOwnTurn) live.setPremove(toUci(move));
    else if (confirmsMoves) setAsked({ fen, move });
    else live.play(toUci(move));
  };
  const choose = (move: Move): void => {
    const found = findMove(moves, move);
    if (!found) return;
    if (found.promotion && isOwnTurn && !queensOnly) setPromoting({ fen, move: found });
    else play(found);
  };
  return {
    /** What can be made on the board: moves, or moves for the next turn. */
    moves,
    /** What can be typed: a move is typed as it is meant. */
    typed: isOwnTurn ? moves : NONE,
    choose,
    playTyped: (move: Move): void => {
      const found = findMove(moves, move);
      if (found) play(found);
    },
    premove: squaresOf(view.premove),
    cancelPremove: (): void => {
      if (view.premove) live.setPremove(null);
    },
    asking,
    confirm: (): void => {
      if (asking) live.play(toUci(asking));
      setAsked(null);
    },
    takeBackAsked: (): void => setAsked(null),
    promoting: promoting?.fen === fen ? promoting.move : null,
    promote: (promotion: NonNullable<Move['promotion']> | null): void => {
      const found = promotion && promoting && findMove(moves, { ...promoting.move, promotion });
      setPromoting(null);
      if (found) play(found);
    },
  };
};
export type TableMoves = ReturnType<typeof useTableMoves>;
