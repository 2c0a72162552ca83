import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['notifications'];

export const docs = {
  list: {
    tags,
    summary: 'As notificações mais recentes',
    description:
      'Os 20 avisos mais recentes, ou os da página pedida, e quantos ao todo não foram lidos. Com `since`, só os que ' +
      'chegaram desde então.',
  },

  read: {
    tags,
    summary: 'Marca notificações como lidas',
    description: 'Marca como lidos este aviso e todos os anteriores.',
    example: { upTo: 1 },
  },
} satisfies Record<string, OperationDocs>;
