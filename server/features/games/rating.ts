import type { EngineLevel, GameResult } from './games.schema.ts';

/** How strong each level plays, as measured (docs/engine-levels.md). */
const LEVEL_RATINGS: Record<EngineLevel, number> = { facil: 800, medio: 1500, dificil: 2200 };
/** A rating changes fast at first, then slower (FIDE Rating Regulations 2024, 8.3.3). */
const K_AT_FIRST = 40;
const K_LATER = 20;
const GAMES_AT_FIRST = 30;
const LOWEST_RATING = 100;
/** A game begins to count when both sides have moved. */
export const RATED_PLIES = 2;

/** White's points. */
const SCORES: Record<GameResult, number> = { '1-0': 1, '1/2-1/2': 0.5, '0-1': 0 };

/** The points that a player of `rating` can expect (Elo 1978: 400 points of difference are odds of ten to one). */
const expectedScore = (rating: number, opponent: number): number => 1 / (1 + 10 ** ((opponent - rating) / 400));

/**
 * Whether a game against the engine counts: nobody wins points with a game that was not played, and nobody avoids a
 * loss by leaving at once.
 */
export const isRated = ({ plies, result }: { plies: number; result: GameResult }): boolean =>
  plies >= RATED_PLIES || result === '0-1';

type Played = {
  rating: number;
  /** Rated games before this one. */ games: number;
  level: EngineLevel;
  result: GameResult;
};

/** What a rated game with White against the engine does to its player's rating, in whole points. */
export const ratingChange = ({ rating, games, level, result }: Played): number => {
  const k = games < GAMES_AT_FIRST ? K_AT_FIRST : K_LATER;
  const change = Math.round(k * (SCORES[result] - expectedScore(rating, LEVEL_RATINGS[level])));
  return Math.max(LOWEST_RATING, rating + change) - rating;
};
