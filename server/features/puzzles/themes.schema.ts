import { z } from 'zod';
import { THEME_GROUPS } from './theme-lists.schema.ts';

const { mates, tactics, specialMoves, attacks, phases, goals, lengths, origins } = THEME_GROUPS;

export const PuzzleTheme = z
  .enum([...mates, ...tactics, ...specialMoves, ...attacks, ...phases, ...goals, ...lengths, ...origins])
  .describe('Tema: o motivo tático, a fase, o objetivo, a duração em lances de quem resolve, ou a origem');
export type PuzzleTheme = z.infer<typeof PuzzleTheme>;
