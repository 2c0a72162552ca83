import type { Reward } from '../ledger/ledger.service.ts';
import type { PuzzleDifficulty } from './puzzles.schema.ts';

/** XP for solving a puzzle. */
export const PUZZLE_POINTS: Record<PuzzleDifficulty, number> = { facil: 10, medio: 15, dificil: 25 };
const PUZZLE_COINS = 2;

/** The reward for solving a puzzle. */
export const rewardFor = ({ points }: { points: number }): Reward => ({ experience: points, coins: PUZZLE_COINS });

/** A new student's rating: a puzzle above it is no longer easy. */
const MEDIUM_FROM = 1_200;
/** 400 points more: by Elo's curve a new student solves one such puzzle in eleven. */
const HARD_FROM = 1_600;

/** The difficulty of a puzzle with that rating. */
export const difficultyOf = (rating: number): PuzzleDifficulty =>
  rating < MEDIUM_FROM ? 'facil' : rating < HARD_FROM ? 'medio' : 'dificil';
