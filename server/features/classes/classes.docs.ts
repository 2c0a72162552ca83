import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['classes'];

export const docs = {
  list: {
    tags,
    summary: 'As turmas de quem pergunta',
    description:
      'As turmas em que dá aula ou em que estuda; para a administração, todas. As arquivadas vêm no fim. Alunos não ' +
      'recebem o código.',
    example: { archived: 'false' },
  },

  create: {
    tags,
    summary: 'Cria uma turma',
    description: 'Quem a cria é o seu primeiro professor. A turma recebe um código, com que os alunos entram nela.',
    example: { name: '6º ano A', schoolYear: '2026' },
  },

  get: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Uma turma',
    description: 'Para os seus professores, os seus alunos e a administração; para os outros ela não existe (404).',
  },

  update: {
    tags,
    summary: 'Muda, arquiva ou reabre uma turma',
    description:
      'Muda o que vier no corpo. Arquivada, a turma continua a ser lida por inteiro e recusa mudanças (409), menos ' +
      '`archived: false`, que a reabre.',
  },
} satisfies Record<string, OperationDocs>;
