import { z } from 'zod';
import { RowId } from '../../common/common.schema.ts';
import { LEVELS } from '../games/level-lists.schema.ts';
import { EngineLevel } from '../games/levels.schema.ts';

const INVALID_LEVEL = 'Nível inválido';
const MIN_BASE = 10;
export const MAX_BASE = 3 * 60 * 60;
const MAX_INCREMENT = 180;

const Level = z
  .union(
    [
      EngineLevel,
      z
        .number()
        .int()
        .min(1)
        .max(LEVELS.length)
        .transform(number => LEVELS[number - 1] ?? 'facil'),
    ],
    { error: INVALID_LEVEL },
  )
  .describe('Nível do motor, pelo nome ou pelo número, do mais fraco (1, tatu) ao mais forte (8, onca)');

const Opponent = z
  .discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('engine').describe('Contra o motor'), level: Level }),
      z.object({ kind: z.literal('board').describe('No mesmo tabuleiro') }),
      z.object({
        kind: z.literal('person').describe('Contra uma pessoa da escola'),
        userId: RowId.describe('Número da pessoa'),
      }),
      z.object({ kind: z.literal('anyone').describe('Contra quem também procura') }),
    ],
    { error: 'Adversário inválido' },
  )
  .describe(
    'Adversário: o motor num nível (engine), alguém no mesmo tabuleiro (board), uma pessoa da escola (person) ou ' +
      'quem também procura (anyone)',
  );

export const CreateMatchInput = z.object({
  opponent: Opponent,
  base: z
    .number({ error: 'Tempo inválido' })
    .int('Tempo inválido')
    .min(MIN_BASE, 'O tempo vai de 10 segundos a 3 horas')
    .max(MAX_BASE, 'O tempo vai de 10 segundos a 3 horas')
    .describe('Segundos de cada lado, de 10 a 10.800'),
  increment: z
    .number({ error: 'Acréscimo inválido' })
    .int('Acréscimo inválido')
    .min(0, 'Acréscimo inválido')
    .max(MAX_INCREMENT, 'O acréscimo é de no máximo 180 segundos')
    .default(0)
    .describe('Segundos que cada lance acrescenta, até 180'),
  color: z
    .enum(['white', 'black', 'random'], { error: 'Cor inválida' })
    .default('random')
    .describe('Cor de quem cria: brancas (white), pretas (black) ou sorteio (random)'),
  rated: z
    .boolean({ error: 'Diga se a partida vale rating' })
    .default(false)
    .describe('Se vale rating; no mesmo tabuleiro nenhuma vale'),
});
export type CreateMatchInput = z.infer<typeof CreateMatchInput>;
