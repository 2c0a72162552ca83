import { z } from 'zod';
import { THEMES } from './theme-lists.schema.ts';

export const PuzzleTheme = z
  .enum(THEMES)
  .describe('Tema: o motivo tático, a fase, o objetivo, a duração em lances de quem resolve, ou a origem');
export type PuzzleTheme = z.infer<typeof PuzzleTheme>;
