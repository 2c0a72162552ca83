import { useEffect, useEffectEvent } from 'react';
import type { Game } from '../../../../../server/features/games/games.schema.ts';
import type { Review } from '../../../../../server/features/game-reviews/game-reviews.schema.ts';
import { useGame } from '../../../../shared/games/use-games.ts';
import { useReview } from '../../../../shared/games/review/use-review.ts';

/** Fetches a game and has it reviewed, and says so once both are there. */
export const useReviewedGame = (gameId: number, onReady: (game: Game, review: Review) => void) => {
  const { data, error: gameError, refetch } = useGame(gameId);
  const { ask, review, error: reviewError, retry } = useReview(gameId);
  const game = data?.game;
  const begin = useEffectEvent(ask);
  const tell = useEffectEvent(onReady);
  useEffect(() => begin(), [gameId]);
  useEffect(() => {
    if (game && review?.status === 'done') tell(game, review);
  }, [game, review]);
  return { game, error: gameError ?? reviewError, retry: () => (gameError ? void refetch() : retry()) };
};
