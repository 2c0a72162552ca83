import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['uploads'];

export const docs = {
  complete: {
    tags,
    summary: 'Conclui o envio de uma imagem',
    description: 'Confirma que a imagem chegou e, com `courseId`, a mostra no curso.',
  },
} satisfies Record<string, OperationDocs>;
