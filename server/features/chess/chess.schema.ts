import { z } from 'zod';
import { Answer } from '../../common/common.schema.ts';

const INVALID_POSITION = 'Posição inválida';
/** Longer than the longest possible FEN. */
const FEN_MAX_LENGTH = 100;
/** Twice the longest serious game. */
const MAX_PLIES = 1_000;
const MOVE_MAX_LENGTH = 10;

const Fen = z
  .string({ error: INVALID_POSITION })
  .max(FEN_MAX_LENGTH, INVALID_POSITION)
  .describe('Posição em notação FEN');

export const AiMoveInput = z.object({
  difficulty: z
    .enum(['tatu', 'facil', 'arara', 'quati', 'medio', 'tucano', 'dificil', 'onca'])
    .describe('Nível do motor, do mais fraco ao mais forte: facil, medio e dificil são os de sempre'),
  fen: Fen,
  moveHistory: z
    .array(z.string().max(MOVE_MAX_LENGTH))
    .max(MAX_PLIES)
    .default([])
    .describe(
      'Os lances que levaram à posição, em SAN (inglês ou português) ou UCI; servem só para reconhecer repetições',
    ),
});
export type AiMoveInput = z.infer<typeof AiMoveInput>;

export const AiMoveOutput = Answer({
  success: z.boolean().describe('False quando a partida já terminou e não há lance a fazer'),
  move: z.string().nullable().describe('O lance em SAN; null quando não há'),
  from: z.string().describe('Casa de onde a peça sai, como e2').optional(),
  to: z.string().describe('Casa aonde a peça chega, como e4').optional(),
  promotion: z
    .enum(['q', 'r', 'b', 'n'])
    .nullable()
    .describe('Peça em que o peão se transforma: dama (q), torre (r), bispo (b) ou cavalo (n); null sem promoção')
    .optional(),
});
export type AiMoveOutput = z.infer<typeof AiMoveOutput>;

export const AnalyzeInput = z.object({ fen: Fen });
export const AnalyzeOutput = Answer({
  success: z.boolean().describe('Sempre true: o que dá errado é um erro'),
  analysis: z.string().describe('A explicação da posição, em português'),
  score: z
    .object({
      cp: z.number().int().describe('Centipeões').optional(),
      mate: z
        .number()
        .int()
        .describe('Lances até o mate, negativo quando são as pretas que dão mate; 0 com o mate no tabuleiro')
        .optional(),
    })
    .describe('Quanto vale a posição, do lado das brancas: cp ou mate'),
  bestMove: z.string().nullable().describe('O melhor lance em SAN; null quando a partida acabou'),
  pv: z.array(z.string()).describe('A melhor linha em SAN, a começar pelo melhor lance'),
  depth: z.number().int().describe('Profundidade da busca em meios-lances'),
});
