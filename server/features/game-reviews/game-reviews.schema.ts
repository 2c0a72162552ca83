import { z } from 'zod';
import { Answer, PathId } from '../../common/common.schema.ts';

export const ReviewInput = z.object({ gameId: PathId.describe('Número da partida') });
export type ReviewInput = z.infer<typeof ReviewInput>;

export const AskReviewInput = ReviewInput.extend({
  by: z
    .enum(['server', 'browser'], { error: 'Use server ou browser' })
    .describe(
      'Quem avalia as posições: o servidor (server) ou o programa de quem pede (browser), com o mesmo motor; ' +
        'sem isto, o servidor',
    )
    .optional(),
});
export type AskReviewInput = z.infer<typeof AskReviewInput>;

const UCI_LINE = /^[a-h][1-8][a-h][1-8][qrbn]?(?: [a-h][1-8][a-h][1-8][qrbn]?){0,9}$/;
const MOST_CENTIPAWNS = 100_000;
const LONGEST_MATE = 500;
const DEEPEST = 300;
const MOST_POSITIONS = 1_201;

export const DeliveredEvaluation = z
  .object({
    cp: z
      .number()
      .int()
      .min(-MOST_CENTIPAWNS)
      .max(MOST_CENTIPAWNS)
      .describe('Em centipeões, do lado das brancas; falta onde há mate')
      .optional(),
    mate: z
      .number()
      .int()
      .min(-LONGEST_MATE)
      .max(LONGEST_MATE)
      .describe('Lances até o mate, negativo quando são as pretas que dão mate')
      .optional(),
    depth: z.number().int().min(1).max(DEEPEST).describe('Profundidade da última busca'),
    line: z.string().regex(UCI_LINE, 'Linha inválida').describe('A melhor linha em UCI, até 10 meios-lances'),
  })
  .refine(({ cp, mate }) => (cp === undefined) !== (mate === undefined), {
    error: 'Informe cp ou mate',
    path: ['cp'],
  })
  .meta({ id: 'DeliveredEvaluation', description: 'O que o motor disse de uma posição' });
export type DeliveredEvaluation = z.infer<typeof DeliveredEvaluation>;

export const DeliverInput = ReviewInput.extend({
  evaluations: z
    .array(DeliveredEvaluation)
    .max(MOST_POSITIONS, 'Posições demais')
    .describe('Uma para cada posição da partida em que ela não acabou, na ordem, com a inicial'),
});
export type DeliverInput = z.infer<typeof DeliverInput>;

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

export const AskReviewOutput = Answer({
  review: Review.describe('A revisão'),
  by: z.enum(['server', 'browser']).describe('Quem avalia as posições; browser quando cabe a quem pergunta'),
});
