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
      'Um problema que quem pergunta ainda não tentou, a até 200 pontos do seu rating (400, se não há mais perto, e ' +
      'só depois o mais próximo que houver); entre os que servem igualmente, o acaso decide. Com `mode=diario`, o ' +
      'problema do dia, tentado ou não; com `mode=revisao`, um dos que hoje voltam, pelo FSRS. Responde 204, sem ' +
      'corpo, quando não há nenhum, e numa sequência depois do primeiro erro.',
    example: { difficulty: 'facil' },
  },

  due: {
    tags,
    summary: 'Quantos problemas hoje voltam',
    description:
      'Os que quem pergunta não resolveu de primeira voltam no dia em que estão para ser esquecidos (FSRS); um por ' +
      'vez, vêm com `GET /puzzles/next?mode=revisao`.',
  },

  progress: {
    tags,
    summary: 'Como quem pergunta vai em cada tema',
    description:
      'De cada tema de que a escola tem problemas: quantos há e, dos últimos mil que quem pergunta tentou, quantos ' +
      'são dele, quantos foram resolvidos e quantos de primeira. Um problema tem vários temas.',
  },

  sheet: {
    tags,
    summary: 'Problemas com as soluções, para uma folha de exercícios',
    description:
      'Para professores: os mais fáceis primeiro, tantos por folha; a folha seguinte traz outros. Nada conta como ' +
      'tentativa de quem pede.',
    example: { theme: 'garfo', difficulty: 'facil', count: 6 },
    exampleBy: 'professor@academia.demo',
  },

  get: {
    tags,
    summary: 'Um problema, sem a solução',
    description: 'A posição e o que se pede; quem julga a solução é o servidor.',
    example: { id: 17 },
  },

  level: {
    tags,
    summary: 'Diz como joga, antes do primeiro problema',
    description:
      'O rating começa em 800 para quem diz "iniciante", em 1200 para "intermediario", em 1600 para "avancado". ' +
      'Depois da primeira tentativa são os resultados que contam: 409.',
    example: { level: 'iniciante' },
    exampleBy: 'maria.souza@exemplo.com.br',
  },

  attempt: {
    tags,
    summary: 'Tenta resolver um problema',
    description:
      'Recebe todos os lances de quem resolve até aqui. A primeira tentativa muda o rating; a primeira solução ' +
      'paga XP e moedas, a não ser que a solução tenha sido lida. Onde a solução dá mate, qualquer mate é certo. Em ' +
      'dez minutos são pagos no máximo 30 problemas, em 24 horas 200; o que passa paga quando resolvido de novo.',
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
    description:
      'Mostra a linha inteira. Pedida antes de resolver, conta como primeira tentativa errada, e o problema já não ' +
      'vale XP nem moedas.',
    example: { id: 19 },
  },
} satisfies Record<string, OperationDocs>;
