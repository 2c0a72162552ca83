import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['classes'];

export const docs = {
  posts: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'O mural de uma turma',
    description: 'Os avisos, do mais novo ao mais antigo, 20 por página, cada um com os seus comentários mais novos.',
  },

  writePost: {
    tags,
    summary: 'Escreve no mural da turma',
    description:
      'Em Markdown; blocos ```fen e ```pgn viram tabuleiros. As imagens são envios de quem escreve (404 para os de ' +
      'outros, 409 para o que ainda não chegou), e só as vê quem é da turma. Os alunos são avisados pelo sino.',
  },

  updatePost: {
    tags,
    summary: 'Abre ou fecha um aviso para comentários',
    description: 'Fechado, os alunos não comentam mais; os comentários que há continuam a ser lidos.',
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
