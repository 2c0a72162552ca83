import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['lessons'];

export const docs = {
  ofCourse: {
    tags,
    summary: 'Lições de um curso',
    description:
      'As lições em sua ordem. Para o aluno que não está matriculado, e as que ele ainda não abriu ao concluir a ' +
      'anterior, vêm sem texto, vídeo, materiais e quiz; rascunhos só para quem pode alterar o curso.',
    example: { courseId: 2 },
  },

  get: {
    tags,
    summary: 'Uma lição',
    description: 'Uma lição com materiais e quiz. As respostas certas só vêm para quem pode alterar o curso.',
    example: { lessonId: 8 },
  },
} satisfies Record<string, OperationDocs>;
