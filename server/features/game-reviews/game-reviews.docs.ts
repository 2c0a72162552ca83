import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['games'];

export const docs = {
  ask: {
    tags,
    summary: 'Pede a revisão de uma partida',
    description:
      'O motor revê a partida atrás dos lances de quem joga; pergunte pelo resultado com GET. Pedida de novo, é a ' +
      'mesma revisão. Cada pessoa tem uma em andamento de cada vez. Com `by` igual a `browser`, quem pede pode ' +
      'avaliar as posições com o mesmo motor e entregá-las; a vez vale um minuto e é renovada por outro pedido. ' +
      'A resposta diz em `by` de quem é a vez: o servidor pode já ter começado.',
    example: { gameId: 6 },
  },
  deliver: {
    tags,
    summary: 'Entrega as avaliações das posições de uma partida',
    description:
      'De quem pediu a revisão com `by` igual a `browser`. Cada posição é avaliada sozinha, sem contagem de lances, ' +
      'pelo Stockfish da escola com 60.000 nós, uma linha e 16 MB de tabela vazia. O servidor confere uma amostra: ' +
      'onde o motor dele diz outra coisa, ou não tem tempo, a revisão fica para o servidor (`waiting`). O que foi ' +
      'entregue só serve a esta revisão. Sem a vez, a resposta diz apenas como a revisão está.',
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
