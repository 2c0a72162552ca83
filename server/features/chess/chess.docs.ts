import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['chess'];

export const docs = {
  aiMove: {
    tags,
    summary: 'O lance do motor de xadrez numa posição',
    description:
      'O lance que um adversário deste nível faria. Numa partida terminada `success` é false. Com a fila do motor ' +
      'cheia a resposta é 503; quem já espera duas respostas do motor recebe 429.',
    example: { difficulty: 'facil', fen: '7k/8/6K1/8/8/8/8/7R b - - 0 1' },
  },

  analyze: {
    tags,
    summary: 'Explica uma posição em palavras',
    description:
      'Diz em palavras quem está melhor, por quê e o que jogar. A mesma posição tem sempre a mesma resposta. Os ' +
      'lances das partidas passam à frente das análises; quem já espera duas respostas do motor recebe 429.',
    example: { fen: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1' },
  },
} satisfies Record<string, OperationDocs>;
