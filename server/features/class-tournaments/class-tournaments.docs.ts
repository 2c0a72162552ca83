import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['class-tournaments'];

export const docs = {
  mine: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Os torneios das minhas turmas e dos meus cursos',
    description:
      'Das turmas em que se ensina ou se estuda, dos próprios cursos e, de outros cursos, aqueles em que se joga; ' +
      'para a administração, todos.',
  },

  ofClass: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Os torneios de uma turma',
    description: 'Do mais novo ao mais antigo. Para quem é da turma e para a administração.',
  },

  create: {
    tags,
    summary: 'Cria um torneio da turma',
    description:
      'Suíço, pelas regras holandesas da FIDE, todos contra todos, pelas tabelas de Berger, ou arena. Ninguém se ' +
      'inscreve: joga toda a turma, ou quem for escolhido. A lista inicial segue o rating. Uma arena é sempre na ' +
      'academia. Um professor oferece no máximo 3.000 moedas em prêmios em sete dias; mais é 409. Quem a escola ' +
      'ainda não aprovou não oferece nenhuma: 403.',
  },

  importReport: {
    tags,
    summary: 'Importa um torneio de um arquivo TRF16',
    description:
      'Os jogadores são os alunos da turma com o mesmo nome (também como "Souza, Ana"), sem diferença de acentos e ' +
      'maiúsculas. Com um erro nada é importado, e `errors` diz a linha de cada um. Se todas as rodadas foram ' +
      'jogadas, o torneio vem terminado, sem prêmios; senão segue na turma, em tabuleiros de verdade. Da última ' +
      'rodada podem faltar resultados: as mesas vêm como estão, e faltas sem adversário são `0000 - Z`. Todos contra ' +
      'todos segue pelas tabelas de Berger. O tempo é o da linha 122, como 600+5 (segundos) ou 10 min + 5 s.',
  },

  ofCourse: {
    tags,
    summary: 'Os torneios de um curso',
    description: 'Do mais novo ao mais antigo. Para quem pode editar o curso.',
  },

  candidates: {
    tags,
    summary: 'Os alunos de um curso que podem jogar um torneio',
    description: 'Por nome, com a conta aberta. Para quem pode editar o curso.',
  },

  createForCourse: {
    tags,
    summary: 'Cria um torneio dos alunos de um curso',
    description:
      'Como o de uma turma: jogam todos os alunos do curso, ou quem for escolhido, até 100; com mais alunos é ' +
      'preciso escolher. Conduz o torneio quem pode editar o curso, e veem-no os que jogam.',
  },

  importForCourse: {
    tags,
    summary: 'Importa para um curso um torneio de um arquivo TRF16',
    description: 'Como o de uma turma: os jogadores são os alunos do curso com o mesmo nome.',
  },

  get: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Um torneio de turma ou curso, com classificação e mesas',
    description:
      'Desempates: Buchholz sem o pior adversário, Buchholz, Sonneborn-Berger e confronto direto; numa arena, ' +
      'vitórias. Os resultados da ' +
      'rodada em jogo contam assim que chegam.',
  },

  pairRound: {
    tags,
    summary: 'Emparceira a próxima rodada',
    description:
      'As partidas na academia começam logo, e os dois jogadores são avisados pelo sino. Ninguém as cancela: quem ' +
      'não faz o primeiro lance em 5 minutos, ou numa arena em 1, perde por ausência (`+:-`), sem efeito no rating. ' +
      '409 enquanto faltam resultados, depois da última rodada e quando só restariam partidas repetidas. ' +
      'A rodada 1 de uma arena a começa: depois as mesas se fazem sozinhas, até o tempo acabar, e ela termina por si.',
  },

  writeResult: {
    tags,
    summary: 'Anota um resultado à mão',
    description:
      'Para tabuleiros de verdade e correções. Vale mais que o resultado da partida na academia; null volta a ele. ' +
      'Só na rodada em jogo. Uma partida pausada termina com ele.',
  },

  markPresence: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Diz quem joga a próxima rodada',
    description:
      'Quem é da turma ou do curso e ainda não joga entra num torneio suíço, com zero nas rodadas de antes, ou numa ' +
      'arena. Numa arena cada jogador pausa e volta também por si; quem não faz o primeiro lance em 1 minuto ' +
      'perde a partida e fica em pausa.',
  },

  finish: {
    tags,
    summary: 'Termina o torneio',
    description:
      'Os três primeiros lugares recebem as moedas, uma só vez, se vieram jogar; quem divide um lugar divide os ' +
      'prêmios dos lugares que ocupa. Depois nada muda. Uma arena termina a qualquer momento: as partidas em jogo já ' +
      'não contam.',
  },

  report: {
    tags,
    summary: 'O torneio como arquivo TRF16',
    description:
      'O formato da FIDE, que outros programas de torneio leem. Sem datas de nascimento. 409 para uma arena, que não ' +
      'tem rodadas.',
  },
} satisfies Record<string, OperationDocs>;
