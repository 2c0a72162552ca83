import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['certificates'];

export const docs = {
  check: {
    tags,
    summary: 'Confere um certificado',
    description: 'Aberto a todos. O código pode vir em minúsculas, com ou sem hífens, com O por zero e I ou L por um.',
  },
} satisfies Record<string, OperationDocs>;
