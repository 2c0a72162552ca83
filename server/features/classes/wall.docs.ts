import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['classes'];

export const docs = {
  posts: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'O mural de uma turma',
    description: 'Os avisos, do mais novo ao mais antigo, 20 por página.',
  },

  writePost: {
    tags,
    summary: 'Escreve no mural da turma',
    description: 'Em Markdown; blocos ```fen e ```pgn viram tabuleiros. Os alunos são avisados pelo sino.',
  },

  removePost: {
    tags,
    summary: 'Tira um aviso do mural',
    description: 'Para os professores da turma e a administração.',
  },

  attendance: {
    tags,
    summary: 'A presença de um dia',
    description:
      'Todos os alunos por nome; `present` é null enquanto ninguém marcou; `followed` diz ' +
      'quem abriu o quadro de uma aula ao vivo nesse dia.',
  },

  markAttendance: {
    tags,
    summary: 'Marca a presença de um dia',
    description: 'Marca quem vier no corpo; os outros ficam como estão. Marcar de novo corrige, e null tira a marca.',
  },
} satisfies Record<string, OperationDocs>;
