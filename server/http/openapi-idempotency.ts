import type { ProcedureMeta } from '../trpc/init.ts';

const NAME = 'IdempotencyKey';

/** Whether an operation takes an Idempotency-Key: a POST of somebody who is signed in. */
export const mayHaveKey = ({ access, method }: Pick<ProcedureMeta, 'access'> & { method: string }): boolean =>
  method === 'POST' && access !== 'anyone';

export const keyReference = { $ref: `#/components/parameters/${NAME}` };

export const keyParameters = {
  [NAME]: {
    name: 'Idempotency-Key',
    in: 'header' as const,
    required: false,
    description:
      'Uma chave à escolha do programa, nova para cada coisa que ele quer fazer. Quem não recebeu a resposta repete ' +
      'o pedido com a mesma chave: se já foi feito, a primeira resposta volta, com `Idempotency-Replayed: true`, e ' +
      'nada muda. Vale por 24 horas, para o mesmo usuário ou token e a mesma operação.',
    schema: { type: 'string' as const, minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
    example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
  },
};
