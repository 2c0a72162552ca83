import type { OperationDocs } from '../../trpc/rest.ts';

export const docs = {
  list: {
    tags: ['classes'],
    exampleBy: 'professor@academia.demo',
    summary: 'Os erros mais comuns de uma turma',
    description:
      'Por tema, o mais comum primeiro: os erros (?) e erros graves (??) que os alunos da turma cometeram nas ' +
      'partidas revistas dos últimos 90 dias, com as posições mais novas. Para os professores da turma e a ' +
      'administração.',
  },

  review: {
    tags: ['classes'],
    summary: 'Pede a revisão das partidas de uma turma',
    description:
      'As partidas dos últimos 90 dias que ainda não foram revistas, até 100 de cada vez, entram na fila; quem joga ' +
      'e quem espera a própria revisão passa na frente.',
  },
} satisfies Record<string, OperationDocs>;
