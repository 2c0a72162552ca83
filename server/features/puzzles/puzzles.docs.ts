import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['puzzles'];

export const docs = {
  list: {
    tags,
    summary: 'Problemas táticos, com as estatísticas de quem pergunta',
    description: '30 problemas por página, sem as soluções, com o que quem pergunta já resolveu.',
    example: { difficulty: 'facil', state: 'open' },
  },

  next: {
    tags,
    summary: 'O próximo problema, na medida de quem pergunta',
    description:
      'Um problema que falta, perto do rating de quem resolve; entre os que servem igualmente, o acaso decide.',
    example: { difficulty: 'facil' },
  },

  get: {
    tags,
    summary: 'Um problema, sem a solução',
    description: 'A posição e o que se pede; quem julga a solução é o servidor.',
    example: { id: 17 },
  },

  attempt: {
    tags,
    summary: 'Tenta resolver um problema',
    description:
      'Recebe todos os lances de quem resolve até aqui. A primeira tentativa muda o rating; a primeira solução ' +
      'paga XP e moedas.',
    example: { id: 17, moves: ['b4d3'], milliseconds: 9_000 },
  },

  hint: {
    tags,
    summary: 'A peça que se deve mover',
    description: 'Mostra de que casa sai a peça. Quem pede a dica resolve sem rating.',
    example: { id: 18 },
  },

  solution: {
    tags,
    summary: 'A solução de um problema',
    description: 'Mostra a linha inteira. Pedida antes de resolver, conta como primeira tentativa errada.',
    example: { id: 19 },
  },
} satisfies Record<string, OperationDocs>;
