import { z } from 'zod';
import { Answer, PathId } from '../../common/common.schema.ts';

export const ReviewInput = z.object({ gameId: PathId.describe('Número da partida') });
export type ReviewInput = z.infer<typeof ReviewInput>;

const percent = z.number().min(0).max(100);

export const ReviewedMove = z
  .object({
    ply: z.number().int().describe('Meio-lance, a partir de 1'),
    cp: z
      .number()
      .int()
      .describe('Avaliação depois do lance em centipeões, do lado das brancas; falta onde há mate')
      .optional(),
    mate: z
      .number()
      .int()
      .describe('Lances até o mate, negativo quando são as pretas que dão mate; 0 com o mate no tabuleiro')
      .optional(),
    winPercent: percent.describe('Chance de vitória das brancas depois do lance, de 0 a 100'),
    isBest: z.boolean().describe('Se é o lance que o motor jogaria'),
    judgment: z
      .enum(['?!', '?', '??'])
      .describe('Imprecisão (?!), erro (?) ou erro grave (??); falta nos outros lances')
      .optional(),
    best: z.string().describe('O melhor lance em vez deste, em SAN; só nos lances marcados').optional(),
    line: z
      .array(z.string())
      .describe('A melhor linha a partir da posição anterior, em SAN; só nos lances marcados')
      .optional(),
    refutation: z.array(z.string()).describe('A resposta ao lance, em SAN; só nos lances marcados').optional(),
    text: z.string().describe('O que houve, em palavras; só em ? e ??').optional(),
  })
  .meta({ id: 'ReviewedMove', description: 'Um lance na revisão de uma partida' });
export type ReviewedMove = z.infer<typeof ReviewedMove>;

export const Review = z
  .object({
    status: z
      .enum(['waiting', 'running', 'done'])
      .describe('À espera da vez (waiting), em andamento (running) ou pronta (done)'),
    accuracy: z
      .object({
        white: percent.nullable().describe('Das brancas; null sem nenhum lance'),
        black: percent.nullable().describe('Das pretas; null sem nenhum lance'),
      })
      .describe('Precisão em por cento, pela fórmula do Lichess; null nos dois lados até ficar pronta'),
    moves: z.array(ReviewedMove).describe('Os lances; vazio até ficar pronta'),
    opening: z
      .object({
        eco: z.string().describe('Código ECO'),
        name: z.string().describe('Nome em português'),
      })
      .nullable()
      .describe('A abertura; null quando não tem nome, ou até ficar pronta'),
  })
  .meta({ id: 'GameReview', description: 'A revisão de uma partida pelo motor' });
export type Review = z.infer<typeof Review>;

export const ReviewOutput = Answer({ review: Review.describe('A revisão') });
