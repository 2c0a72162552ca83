import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['classes'];

export const docs = {
  comments: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Os comentários de um aviso',
    description: 'Do mais novo ao mais antigo, por páginas. Fechados ou não, são lidos por quem é da turma.',
  },

  comment: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Comenta um aviso',
    description:
      'Para os alunos da turma, se o aviso está aberto a comentários (senão 409), e para os seus professores. Quem ' +
      'escreveu o aviso é avisado pelo sino, uma vez por tudo o que ainda não leu.',
  },

  removeComment: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Apaga um comentário de um aviso',
    description: 'Para quem o escreveu, os professores da turma e a administração.',
  },
} satisfies Record<string, OperationDocs>;
