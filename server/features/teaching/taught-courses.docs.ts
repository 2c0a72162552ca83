import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['courses'];

export const docs = {
  professor: {
    tags,
    summary: 'Cursos do professor',
    description:
      'Os cursos de quem ensina, com alunos, receita e conclusões. Administradores recebem os de toda a escola.',
    example: { status: 'active', sort: 'students' },
  },
} satisfies Record<string, OperationDocs>;
