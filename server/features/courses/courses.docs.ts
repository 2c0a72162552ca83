import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['courses'];

export const docs = {
  list: {
    tags,
    summary: 'Catálogo de cursos',
    description:
      'Os cursos ativos, 50 por página, com a própria matrícula em cada um e quantos cursos cada categoria tem.',
    example: { difficulty: 'beginner', page: 1 },
  },

  get: {
    tags,
    summary: 'Um curso',
    description: 'Um curso com a lista de lições. Rascunhos só existem para o seu professor e para administradores.',
    example: { id: 2 },
  },
} satisfies Record<string, OperationDocs>;
