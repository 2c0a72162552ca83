import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['games'];

export const docs = {
  ask: {
    tags,
    summary: 'Pede a revisão de uma partida',
    description:
      'O motor revê a partida atrás dos lances de quem joga; pergunte pelo resultado com GET. Pedida de novo, é a ' +
      'mesma revisão. Cada pessoa tem uma em andamento de cada vez.',
    example: { gameId: 6 },
  },
  get: {
    tags,
    summary: 'A revisão de uma partida',
    description:
      'Precisão dos dois lados, lances marcados e a abertura, pelas fórmulas publicadas do Lichess. Cada posição é ' +
      'avaliada com um número fixo de nós: a mesma partida tem sempre a mesma revisão. 404 enquanto ninguém a pediu.',
    example: { gameId: 6 },
  },
} satisfies Record<string, OperationDocs>;
