import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['uploads'];

export const docs = {
  image: {
    tags,
    summary: 'Endereço para enviar uma imagem',
    description:
      'Um endereço para um envio, que vale dez minutos. A imagem vai para ele por PUT, em JPG, PNG ou WEBP de até ' +
      '5 MB, e depois é confirmada.',
  },

  complete: {
    tags,
    summary: 'Conclui o envio de uma imagem',
    description: 'Confirma que a imagem chegou e, com `courseId`, a mostra no curso.',
  },
} satisfies Record<string, OperationDocs>;
