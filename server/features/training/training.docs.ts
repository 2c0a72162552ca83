import type { OperationDocs } from '../../trpc/rest.ts';

export const docs = {
  due: {
    tags: ['puzzles'],
    summary: 'O que hoje volta no treino',
    description:
      'O que não foi acertado de primeira, e os próprios erros, voltam no dia em que estão para ser esquecidos ' +
      '(FSRS). Os problemas vêm com `GET /puzzles/next?mode=revisao`, ' +
      'os erros com `GET /mistakes?due=today` e os tabuleiros das lições com `GET /chapters/due`; os ' +
      'finais de `GET /endings` e as linhas de ' +
      '`GET /repertoires/{repertoireId}` dizem o seu dia.',
  },
} satisfies Record<string, OperationDocs>;
