import type { Reward } from '../ledger/ledger.service.ts';
import type { PuzzleDifficulty } from './puzzles.schema.ts';

/** XP for solving a puzzle. */
export const PUZZLE_POINTS: Record<PuzzleDifficulty, number> = { facil: 10, medio: 15, dificil: 25 };
const PUZZLE_COINS = 2;

/** What solving a puzzle pays. */
export const rewardFor = ({ points }: { points: number }): Reward => ({ experience: points, coins: PUZZLE_COINS });
