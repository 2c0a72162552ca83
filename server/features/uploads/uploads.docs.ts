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
} satisfies Record<string, OperationDocs>;
