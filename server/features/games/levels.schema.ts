import { z } from 'zod';
import { LEVELS } from './level-lists.schema.ts';

export const EngineLevel = z
  .enum(LEVELS, { error: 'Nível inválido' })
  .describe(
    'Nível do motor, do mais fraco ao mais forte: tatu, facil, arara, quati, medio, tucano, dificil ou onca, de ' +
      'cerca de 600 a cerca de 2500 pontos',
  );
/** The levels of practice. */
export const PracticeLevel = z
  .enum(['facil', 'medio', 'dificil'], { error: 'Nível inválido' })
  .describe('Nível do motor: fácil (facil), médio (medio) ou difícil (dificil)');
