import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['live-lessons'];

export const docs = {
  mine: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'As aulas ao vivo das minhas turmas',
    description: 'As que estão no ar, das turmas em que se ensina ou se estuda.',
  },

  get: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'O quadro da aula ao vivo de uma turma',
    description:
      'Para quem é da turma e para a administração; null enquanto não há aula. Os alunos recebem o que está no ' +
      'tabuleiro: nem os lances que o professor ainda não mostrou, nem as respostas dos colegas. As telas recebem o ' +
      'mesmo pelo WebSocket, a cada mudança. Uma aula que ninguém toca por quatro horas terminou.',
  },

  start: {
    tags,
    summary: 'Começa uma aula ao vivo',
    description:
      'Abre um quadro que a turma acompanha: uma partida, um capítulo ou uma posição em PGN; sem ele, a posição ' +
      'inicial. Os alunos são avisados pelo sino. Uma turma tem uma aula de cada vez.',
  },

  show: {
    tags,
    summary: 'Mostra outra posição à turma',
    description:
      'Diz os lances que estão no tabuleiro; o que está desenhado ali no PGN aparece para todos. Mudar a posição ' +
      'fecha a pergunta aberta. 409 se o quadro já é outro: leia-o e mude a partir dele.',
  },

  hand: {
    tags,
    summary: 'Passa as peças a um aluno',
    description: 'Ele move as peças no tabuleiro de todos, até o professor tomá-las de volta ou passá-las a outro.',
  },

  move: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Joga no tabuleiro de todos',
    description: 'Para quem conduz a aula e para o aluno que está com as peças. Fecha a pergunta aberta.',
  },

  ask: {
    tags,
    summary: 'Pergunta à turma: “O que você joga aqui?”',
    description: 'Sobre a posição que está no tabuleiro. As respostas chegam a quem conduz a aula.',
  },

  closeQuestion: {
    tags,
    summary: 'Fecha a pergunta',
    description: 'As respostas ficam à vista de quem conduz, até a próxima pergunta.',
  },

  answer: {
    tags,
    summary: 'Responde à pergunta',
    description: 'Para alunos da turma. Enquanto a pergunta está aberta, responder de novo troca a resposta.',
  },

  end: {
    tags,
    summary: 'Termina a aula ao vivo',
    description: 'O quadro some das telas da turma.',
  },
} satisfies Record<string, OperationDocs>;
