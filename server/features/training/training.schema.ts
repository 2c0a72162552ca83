import { z } from 'zod';
import { Answer } from '../../common/common.schema.ts';

export const TrainingDueOutput = Answer({
  due: z
    .object({
      puzzles: z.number().int().describe('Problemas'),
      mistakes: z.number().int().describe('Posições dos próprios erros'),
      chapters: z.number().int().describe('Tabuleiros das lições, entre 0 e 50'),
      endings: z.number().int().describe('Finais'),
      lines: z.number().int().describe('Linhas dos repertórios'),
    })
    .describe('Quantos de cada tipo voltam hoje, com os que ficaram de outros dias'),
});
