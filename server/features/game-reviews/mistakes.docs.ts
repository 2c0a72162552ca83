import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['games'];

export const docs = {
  list: {
    tags,
    summary: 'Os erros das partidas revistas, como posições',
    description:
      'Cada erro (?) e erro grave (??) de quem jogou uma partida revista é uma posição em que se procura um lance ' +
      'melhor. Com `gameId`, os dessa partida; com `due=today`, os que hoje voltam (FSRS); sem nada, os últimos. ' +
      'Sem página nem tamanho vêm os primeiros 50, e de uma partida todos.',
    example: { due: 'today' },
  },
  attempt: {
    tags,
    summary: 'Procura um lance melhor numa posição de um erro',
    description:
      'Certo é todo lance que custa no máximo 0,035 das chances de vitória (de -1 a 1) do melhor, pelo motor com um ' +
      'número fixo de nós. A resposta do motor vem junto. Acertada ou não, a posição volta no dia em que estiver ' +
      'para ser esquecida (FSRS); a segunda tentativa do mesmo dia não muda esse dia.',
  },
  solution: {
    tags,
    summary: 'O melhor lance numa posição de um erro',
    description: 'A melhor linha. Conta como não acertada.',
  },
} satisfies Record<string, OperationDocs>;
