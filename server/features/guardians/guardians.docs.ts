import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['guardians'];

export const docs = {
  makeLinks: {
    tags,
    summary: 'Faz links para os responsáveis',
    description:
      'Um link para cada aluno da turma: abre a página em que os responsáveis acompanham o que ele faz. É dito só ' +
      'agora; o anterior deixa de valer, e este também quando o aluno recebe outra senha.',
  },

  revokeLink: {
    tags,
    summary: 'Revoga o link dos responsáveis',
    description: 'O link de um aluno da turma deixa de valer.',
  },

  page: {
    tags,
    summary: 'A página dos responsáveis',
    description:
      'Tarefas, cursos, presença, partidas e moedas de um aluno, só para ler. Um link que foi trocado ou revogado é ' +
      'recusado.',
  },
} satisfies Record<string, OperationDocs>;
