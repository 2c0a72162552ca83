import type { EngineLevel, GameResult } from './games.schema.ts';

/** How strong each level plays, as measured (docs/engine-levels.md). */
const LEVEL_RATINGS: Record<EngineLevel, number> = { facil: 800, medio: 1500, dificil: 2200 };
/** A rating changes fast at first, then slower (FIDE Rating Regulations 2024, 8.3.3). */
const K_AT_FIRST = 40;
const K_LATER = 20;
const GAMES_AT_FIRST = 30;
const LOWEST_RATING = 100;
/** A game is rated only after both sides have moved. */
export const RATED_PLIES = 2;

/** White's points. */
const SCORES: Record<GameResult, number> = { '1-0': 1, '1/2-1/2': 0.5, '0-1': 0 };

/** The expected score of a player of `rating` (Elo 1978: 400 points of difference are odds of ten to one). */
const expectedScore = (rating: number, opponent: number): number => 1 / (1 + 10 ** ((opponent - rating) / 400));

/**
 * Whether a game against the engine is rated. A game that was not played gives no points, and leaving at once does not
 * avoid a loss.
 */
export const isRated = ({ plies, result }: { plies: number; result: GameResult }): boolean =>
  plies >= RATED_PLIES || result === '0-1';

type Played = {
  rating: number;
  /** Rated games before this one. */ games: number;
  level: EngineLevel;
  result: GameResult;
};

/** The change in the player's rating, in whole points, after a rated game with White against the engine. */
export const ratingChange = ({ rating, games, level, result }: Played): number => {
  const k = games < GAMES_AT_FIRST ? K_AT_FIRST : K_LATER;
  const change = Math.round(k * (SCORES[result] - expectedScore(rating, LEVEL_RATINGS[level])));
  return Math.max(LOWEST_RATING, rating + change) - rating;
};
