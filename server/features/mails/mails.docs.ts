import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['profile'];

export const docs = {
  settings: {
    tags,
    summary: 'Se os avisos vêm também por email',
    description: 'Do prazo de uma tarefa se avisa no sino e, onde a escola envia emails, também por email.',
  },

  save: {
    tags,
    summary: 'Liga ou desliga os avisos por email',
    description: 'Os avisos do sino continuam.',
    example: { wanted: false },
  },
} satisfies Record<string, OperationDocs>;
