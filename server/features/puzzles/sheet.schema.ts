import { z } from 'zod';
import { Answer, QueryInt, RowId } from '../../common/common.schema.ts';
import { PuzzleDifficulty } from './puzzles.schema.ts';
import { PuzzleTheme } from './themes.schema.ts';

const MOST_OF_A_SHEET = 48;
const MAX_SHEET = 10_000;

export const PuzzleSheetInput = z.object({
  theme: PuzzleTheme.describe('Só deste tema').optional(),
  difficulty: PuzzleDifficulty.describe('Só desta dificuldade').optional(),
  count: QueryInt(1, MOST_OF_A_SHEET).default(6).describe('Quantos problemas a folha tem, até 48'),
  page: QueryInt(1, MAX_SHEET).default(1).describe('Que folha, a partir de 1: cada uma tem outros problemas'),
});
export type PuzzleSheetInput = z.infer<typeof PuzzleSheetInput>;

const PrintedPuzzle = z
  .object({
    id: RowId.describe('Número do problema'),
    title: z.string().describe('Título'),
    fen: z.string().describe('A posição em que se joga, em FEN'),
    difficulty: PuzzleDifficulty,
    solution: z.array(z.string()).describe('Os lances da solução com as respostas, em SAN'),
  })
  .meta({ id: 'PrintedPuzzle', description: 'Um problema de uma folha de exercícios, com a solução' });

export const PuzzleSheetOutput = Answer({
  puzzles: z.array(PrintedPuzzle).describe('Os problemas da folha, os mais fáceis primeiro'),
  total: z.number().int().describe('Quantos há com este tema e esta dificuldade'),
});
