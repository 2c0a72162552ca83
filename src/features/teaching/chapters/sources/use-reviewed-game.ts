import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Game } from '../../../../../server/features/games/games.schema.ts';
import type { Review } from '../../../../../server/features/game-reviews/game-reviews.schema.ts';
import { fensOf } from '../../../../board/game.ts';
import { fromPgn } from '../../../../board/pgn.ts';
import { useGame } from '../../../../shared/games/use-games.ts';
import { useReview } from '../../../../shared/games/review/use-review.ts';

const NO_POSITIONS: readonly string[] = [];

/** Fetches a game and has it reviewed, and says so once both are there. */
export const useReviewedGame = (gameId: number, onReady: (game: Game, review: Review) => void) => {
  const { data, error: gameError, refetch } = useGame(gameId);
  const game = data?.game;
  const pgn = game?.pgn;
  const positions = useMemo(() => (pgn === undefined ? NO_POSITIONS : fensOf(fromPgn(pgn))), [pgn]);
  const { ask, review, error: reviewError, retry } = useReview(gameId, positions, false);
  const begin = useEffectEvent(ask);
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    if (pgn !== undefined) begin();
  }, [gameId, pgn]);
  useEffect(() => {
    if (game && review?.status === 'done') tell(game, review);
  }, [game, review]);
  return { game, error: gameError ?? reviewError, retry: () => (gameError ? void refetch() : retry()) };
};
