import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['puzzles'];

export const docs = {
  list: {
    tags,
    summary: 'Os finais para treinar',
    description: '24 posições, passo a passo, com o dia em que cada uma volta e o melhor tempo de quem pergunta.',
  },
  play: {
    tags,
    summary: 'Joga um lance num final',
    description:
      'Vão todos os lances desde a posição; a resposta traz a do motor, sempre a mesma. Cumpre-se um `mate` dando ' +
      'mate; um `win` com uma dama nova ou contra o rei sozinho; um `hold` empatando pelas regras ou resistindo por ' +
      '15 lances. A vitória que escapa e a posição que se perde encerram a tentativa. Cumprido ou não, o final volta ' +
      'no dia em que estiver para ser esquecido (FSRS); a segunda tentativa do mesmo dia não muda esse dia.',
    example: { ending: 'lucena', moves: ['c1d1'], milliseconds: 4200 },
  },
  surrender: {
    tags,
    summary: 'Desiste de um final',
    description: 'A linha do motor desde a posição. Conta como não cumprido.',
    example: { ending: 'philidor' },
  },
} satisfies Record<string, OperationDocs>;
