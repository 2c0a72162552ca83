import type { Limits } from './engine.ts';

/**
 * An opponent that errs as people of its strength do. Stockfish's own limit, UCI_Elo, starts at 1320, where it judges
 * moves at depth 1 with some noise; so weaker play needs a model of its own, and one model serves all.
 */
export type Level = {
  /** How many of the best moves are judged; the engine gives fewer where there are fewer. */
  lines: number;
  limits: Limits;
  /** How deep it looks before a move: one of these depths, drawn by weight. Without any, as deep as the search went. */
  sight: { depth: number; weight: number }[];
  /** The chance, for each move, that the opponent's answer is overlooked. */
  oversight: number;
  /** How much it plays by the rules of thumb, from 0 to 1. */
  habit: number;
  /** Standard deviation of its judgement, in centipawns while the game is even. */
  noise: number;
};

/** More moves than any position has. */
export const EVERY_MOVE = 218;

/** `npm run ladder` measures what these are worth: docs/engine-levels.md. */
export const levels = {
  tatu: {
    lines: EVERY_MOVE,
    limits: { depth: 1, nodes: 40_000 },
    sight: [],
    oversight: 0.16,
    habit: 0.7,
    noise: 120,
  },
  facil: {
    lines: EVERY_MOVE,
    limits: { depth: 2, nodes: 40_000 },
    sight: [
      { depth: 1, weight: 3 },
      { depth: 2, weight: 1 },
    ],
    oversight: 0.09,
    habit: 1,
    noise: 80,
  },
  arara: {
    lines: EVERY_MOVE,
    limits: { depth: 2, nodes: 40_000 },
    sight: [
      { depth: 1, weight: 1 },
      { depth: 2, weight: 1 },
    ],
    oversight: 0.055,
    habit: 0.8,
    noise: 70,
  },
  quati: {
    lines: 24,
    limits: { depth: 3, nodes: 40_000 },
    sight: [
      { depth: 1, weight: 1 },
      { depth: 2, weight: 1 },
      { depth: 3, weight: 1 },
    ],
    oversight: 0.035,
    habit: 0.6,
    noise: 62,
  },
  medio: {
    lines: 16,
    limits: { depth: 4, nodes: 40_000 },
    sight: [
      { depth: 1, weight: 1 },
      { depth: 2, weight: 1 },
      { depth: 4, weight: 2 },
    ],
    oversight: 0.02,
    habit: 0.5,
    noise: 55,
  },
  tucano: {
    lines: 10,
    limits: { depth: 6, nodes: 20_000 },
    sight: [
      { depth: 2, weight: 1 },
      { depth: 4, weight: 2 },
      { depth: 6, weight: 3 },
    ],
    oversight: 0.006,
    habit: 0.2,
    noise: 45,
  },
  dificil: { lines: 5, limits: { nodes: 8_000 }, sight: [], oversight: 0, habit: 0, noise: 35 },
  onca: { lines: 4, limits: { nodes: 10_000 }, sight: [], oversight: 0, habit: 0, noise: 31 },
} satisfies Record<string, Level>;
