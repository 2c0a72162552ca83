import { z } from 'zod';
import { Answer, PathId, QueryInt, RowId } from '../../common.schema.ts';

export const PUZZLES_PER_PAGE = 30;
const MAX_PAGE = 10_000;
/** No puzzle asks for more moves of its solver. */
export const MAX_MOVES = 20;
const MOVE_MAX_LENGTH = 10;
const HOUR_MS = 3_600_000;

export const PuzzleDifficulty = z.enum(['facil', 'medio', 'dificil'], { error: 'Dificuldade inválida' });
export type PuzzleDifficulty = z.infer<typeof PuzzleDifficulty>;

export const PuzzleTheme = z.enum([
  'mateEm1', 'mateEm2', 'mateEm3', 'mate', 'garfo', 'cravada', 'espeto', 'ataqueDescoberto', 'xequeDuplo', 'pecaIndefesa', 'promocao', 'desvio', 'sacrificio', 'defesa', 'vantagem',
]);
export type PuzzleTheme = z.infer<typeof PuzzleTheme>;

/** Never with its solution: the server judges. */
export const PuzzleSummary = z.object({
  id: RowId,
  title: z.string(),
  description: z.string(),
  difficulty: PuzzleDifficulty,
  /** XP for solving it. */
  points: z.number().int(),
  /** The position in which the solver moves. */
  fen: z.string(),
  /** The opponent's move that led there, in UCI. */
  lastMove: z.string().nullable(),
  themes: z.array(PuzzleTheme),
  rating: z.number().int(),
  /** Solved by the viewer. */
  completed: z.boolean(),
  /** Tried by the viewer, solved or not. */
  tried: z.boolean(),
});
export type PuzzleSummary = z.infer<typeof PuzzleSummary>;

export const PuzzleStats = z.object({
  /** Different puzzles solved. */
  solved: z.number().int(),
  /** Percent of the puzzles tried that were solved at the first try, without a hint; null before the first. */
  accuracy: z.number().int().nullable(),
  /** Seconds a solution takes on average; null while none was timed. */
  averageTime: z.number().int().nullable(),
  /** By Glicko-2; 1500 before the first puzzle. */
  rating: z.number().int(),
  /** Puzzles solved at the first try, one after the other, up to the latest. */
  streak: z.number().int(),
});
export type PuzzleStats = z.infer<typeof PuzzleStats>;

export const PuzzlesInput = z.object({
  page: QueryInt(1, MAX_PAGE).default(1),
  difficulty: PuzzleDifficulty.optional(),
  theme: PuzzleTheme.optional(),
  state: z.enum(['open', 'solved'], { error: 'Estado inválido' }).optional(),
});
export type PuzzlesInput = z.infer<typeof PuzzlesInput>;
export const PuzzlesOutput = Answer({
  puzzles: z.array(PuzzleSummary),
  /** How many the filters let through, on all pages. */
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  /** How many puzzles there are of each difficulty, and how many of them the viewer has solved. */
  difficulties: z.array(z.object({ difficulty: PuzzleDifficulty, total: z.number().int(), solved: z.number().int() })),
  stats: PuzzleStats,
});

/** The unsolved puzzle that suits the viewer best, after the one that is on the board. */
export const NextPuzzleInput = z.object({ difficulty: PuzzleDifficulty.optional(), theme: PuzzleTheme.optional(), after: PathId.optional() });
export type NextPuzzleInput = z.infer<typeof NextPuzzleInput>;
export const NextPuzzleOutput = Answer({ puzzle: PuzzleSummary.nullable() });

export const PuzzleInput = z.object({ id: PathId });
export const PuzzleOutput = Answer({ puzzle: PuzzleSummary });

const Moves = z.array(z.string().max(MOVE_MAX_LENGTH), { error: 'Informe os lances' }).max(MAX_MOVES, 'Lances demais');

export const AttemptInput = z.object({
  id: PathId,
  /** The solver's moves so far, in UCI or SAN, without the replies. */
  moves: Moves.min(1, 'Informe os lances'),
  /** How long the solver has been at it. */
  milliseconds: z.number().int().min(1).max(HOUR_MS).optional(),
});
export type AttemptInput = z.infer<typeof AttemptInput>;

const Reply = z.object({ san: z.string(), from: z.string(), to: z.string(), promotion: z.enum(['q', 'r', 'b', 'n']).nullable() });

export const AttemptOutput = Answer({
  /** `continue`: right so far, and the opponent has replied. `wrong`: the last move is not the solution; nothing else is lost. */
  status: z.enum(['continue', 'solved', 'wrong']),
  /** The solver's right moves with the replies to them, in SAN. */
  line: z.array(z.string()),
  reply: Reply.nullable(),
  /** What was paid just now: nothing for a puzzle that was solved before. */
  rewards: z.object({ experience: z.number().int(), coins: z.number().int() }),
  /** What the first try did to the viewer's rating; 0 afterwards. */
  ratingChange: z.number().int(),
  /** Null while the puzzle goes on. */
  stats: PuzzleStats.nullable(),
});
export type AttemptOutput = z.infer<typeof AttemptOutput>;

export const HintInput = z.object({ id: PathId, moves: Moves.default([]) });
export type HintInput = z.infer<typeof HintInput>;
/** The square of the piece to move. Who takes a hint solves without a rating. */
export const HintOutput = Answer({ from: z.string() });

export const SolutionInput = z.object({ id: PathId });
/** The whole line in SAN; asking for it before solving counts as a failed first try. */
export const SolutionOutput = Answer({ line: z.array(z.string()) });
