import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['lessons'];

export const docs = {
  taught: {
    tags,
    summary: 'Lições do professor, de todos os cursos',
    description:
      'As lições de todos os cursos de quem ensina, para lista e calendário. Administradores recebem as de toda a ' +
      'escola.',
    example: { courseId: 2, page: 1 },
  },
} satisfies Record<string, OperationDocs>;
