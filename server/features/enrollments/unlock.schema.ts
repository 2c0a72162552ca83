import { z } from 'zod';
import { Answer, PathId } from '../../common/common.schema.ts';
import { Enrollment } from './enrollments.schema.ts';

export const UnlockInput = z.object({
  courseId: PathId.describe('Número do curso'),
  clientKey: z
    .string({ error: 'Identificador inválido' })
    .regex(/^[\w-]{8,64}$/, 'Identificador inválido')
    .describe(
      'Marca que o cliente dá a este desbloqueio, de 8 a 64 letras, algarismos, - ou _; ' +
        'enviada de novo, não é paga outra vez',
    ),
  price: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .describe('Preço que o aluno viu, em moedas; se agora é outro, nada é pago')
    .optional(),
});
export type UnlockInput = z.infer<typeof UnlockInput>;

export const UnlockOutput = Answer({
  enrollment: Enrollment.describe('A matrícula, com até quando o curso está aberto'),
  coins: z.number().int().describe('Moedas que o aluno tem agora'),
});
