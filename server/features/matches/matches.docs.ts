import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['matches'];

export const docs = {
  create: {
    tags,
    summary: 'Cria uma partida',
    description:
      'Contra o motor e no mesmo tabuleiro a partida começa logo; um desafio espera a resposta, e uma procura o ' +
      'próximo que queira o mesmo jogo, no lugar da procura anterior. Valem rating só partidas de alunos que o ' +
      'servidor guarda do começo ao fim.',
    example: { opponent: { kind: 'engine', level: 'facil' }, base: 600, increment: 0, color: 'white', rated: false },
  },

  list: {
    tags,
    summary: 'As próprias partidas',
    description: 'Com os desafios que esperam resposta; sem as canceladas.',
    example: { status: 'finished' },
  },

  lobby: {
    tags,
    summary: 'Quem está nas Partidas agora',
    description:
      'As pessoas da escola, ou de uma turma, com as Partidas abertas, e as próprias partidas em jogo e à espera. ' +
      'Quem pergunta aparece para os outros por 45 segundos.',
  },

  classmates: {
    tags,
    summary: 'Assistir às partidas de colegas',
    description:
      'As partidas entre duas pessoas que estudam, as duas, numa turma de quem pergunta, se a escola deixa ' +
      '(`allowed`) e nenhuma das duas proíbe; também o resultado das que acabaram há menos de um minuto. Sem ' +
      'propostas, frases e presença, que são só de quem joga. Ao vivo, o mesmo vem por /live (assinatura ' +
      '`classmates`).',
  },

  showGames: {
    tags,
    summary: 'Deixa colegas assistirem às próprias partidas, ou proíbe',
    description: 'Vale logo, também para quem já assiste.',
    example: { shown: false },
  },

  wall: {
    tags,
    summary: 'O mural: as partidas em jogo dos próprios alunos',
    description:
      'Dos alunos dos próprios cursos e turmas, ou só de uma turma; para a administração, as de toda a escola. Ao ' +
      'vivo, o mesmo vem por /live (assinatura `wall`).',
    example: { pageSize: 24 },
    exampleBy: 'professor@academia.demo',
  },

  get: {
    tags,
    summary: 'Uma partida como está agora',
    description: 'Para quem joga, a administração e os professores de quem joga. Perguntar de novo mostra presença.',
  },

  move: {
    tags,
    summary: 'Joga um lance',
    description:
      'Em SAN, em inglês ou português, ou em UCI. `ply` diz quantos meios-lances já foram jogados: outro número é ' +
      '409. O lance respondido está guardado.',
  },

  accept: {
    tags,
    summary: 'Aceita um desafio',
    description:
      'A partida começa, e quem desafiou recebe uma notificação se não está na página dela. Ninguém aceita o próprio ' +
      'desafio.',
  },

  decline: {
    tags,
    summary: 'Recusa um desafio ou uma proposta',
    description: 'Recusa o desafio que espera, ou a proposta do adversário.',
  },

  resign: {
    tags,
    summary: 'Desiste da partida',
    description: 'O outro lado vence.',
  },

  abort: {
    tags,
    summary: 'Cancela a partida',
    description:
      'Só antes do primeiro lance de cada lado; ninguém ganha nem perde. Também retira o próprio desafio. A de ' +
      'um torneio não se cancela: 409 `round_game`.',
  },

  draw: {
    tags,
    summary: 'Propõe ou aceita empate',
    description:
      'O primeiro pedido propõe, o do adversário aceita; repetir o próprio não muda nada. No mesmo ' +
      'tabuleiro é empate na hora. Entre pessoas, 409 `too_early_for_draw` antes do primeiro lance de cada lado; ' +
      'contra o motor, 409 `engine_never_draws`.',
  },

  takeback: {
    tags,
    summary: 'Pede para voltar o lance, ou concorda',
    description:
      'O primeiro pedido propõe, o do adversário aceita. O motor sempre concorda. A partida fica amistosa. Sem um ' +
      'lance para voltar, 409 `nothing_to_take_back`.',
  },

  commentary: {
    tags,
    summary: 'Liga os comentários automáticos',
    description:
      'Só contra o motor: a partida passa a ser amistosa, porque quem joga ouve o que o motor pensa. Os comentários ' +
      'são os de `POST /chess/analyze`.',
  },

  rematch: {
    tags,
    summary: 'Propõe ou aceita revanche',
    description:
      'Depois do fim, com as cores trocadas. Contra o motor e no mesmo tabuleiro começa na hora; ' +
      '`rematchId` diz qual é.',
  },

  phrase: {
    tags,
    summary: 'Diz uma frase pronta ao adversário',
    description:
      'Seis frases em lugar de conversa, pelo número; até 12 por pessoa numa partida, e também depois do fim. A ' +
      'escola pode desligá-las (403). Quem assiste não diz nada.',
    example: { phrase: 2 },
  },

  claim: {
    tags,
    summary: 'Pede o empate ou a partida',
    description:
      'A vitória sobre um adversário ausente há tempo demais; senão o empate, por três repetições ou 50 lances sem ' +
      'captura nem avanço de peão.',
  },

  pause: {
    tags,
    summary: 'Pausa uma partida de um aluno',
    description:
      'Para professores de quem joga e a administração. Ninguém joga até que seja retomada, e os relógios param. Os ' +
      'dois lados leem no tabuleiro quem pausou, e o registro da escola o guarda. Pausar de novo não muda nada.',
  },

  resume: {
    tags,
    summary: 'Retoma uma partida pausada',
    description: 'O relógio de quem tem a vez volta a correr.',
  },

  adjust: {
    tags,
    summary: 'Ajusta um relógio',
    description: 'Esse lado passa a ter esse tempo; o relógio que corre continua correndo.',
    example: { side: 'white', seconds: 300 },
  },

  end: {
    tags,
    summary: 'Encerra uma partida com um resultado',
    description: 'A partida termina por decisão da escola (`decided`) e vale como se jogada até o fim.',
    example: { result: '1/2-1/2' },
  },
} satisfies Record<string, OperationDocs>;
