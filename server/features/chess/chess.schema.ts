import { z } from 'zod';
import { Answer } from '../../common.schema.ts';

const INVALID_POSITION = 'Posição inválida';
/** The longest FEN there can be is shorter. */
const FEN_MAX_LENGTH = 100;
/** Twice the longest game that was ever played seriously. */
const MAX_PLIES = 1_000;
const MOVE_MAX_LENGTH = 10;

const Fen = z.string({ error: INVALID_POSITION }).max(FEN_MAX_LENGTH, INVALID_POSITION);

export const AiMoveInput = z.object({
  difficulty: z.enum(['facil', 'medio', 'dificil']),
  fen: Fen,
  /** The moves that led to `fen`, in SAN or UCI. They only tell of repetitions. */
  moveHistory: z.array(z.string().max(MOVE_MAX_LENGTH)).max(MAX_PLIES).default([]),
});
export type AiMoveInput = z.infer<typeof AiMoveInput>;

export const AiMoveOutput = Answer({
  /** False when the game has ended: there is no move to make. */
  success: z.boolean(),
  /** In SAN. */
  move: z.string().nullable(),
  from: z.string().optional(),
  to: z.string().optional(),
  promotion: z.enum(['q', 'r', 'b', 'n']).nullable().optional(),
});
export type AiMoveOutput = z.infer<typeof AiMoveOutput>;

export const AnalyzeInput = z.object({ fen: Fen });
export const AnalyzeOutput = Answer({ success: z.boolean(), analysis: z.string() });
