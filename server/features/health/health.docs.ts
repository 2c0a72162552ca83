import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['health'];

export const docs = {
  read: {
    tags,
    summary: 'Saúde do sistema',
    description:
      'Versão, banco de dados, disco, motor, sessões, imagens, memória e tempo de resposta, cada medida com o que ' +
      'ela quer dizer.',
  },
} satisfies Record<string, OperationDocs>;
