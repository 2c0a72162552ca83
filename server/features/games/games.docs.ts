import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['games'];

export const docs = {
  save: {
    tags,
    summary: 'Guarda uma partida terminada',
    description:
      'O servidor repete os lances, em letras portuguesas ou inglesas, e confere o resultado. A partida fica como ' +
      'importada: não muda o rating e não conta para missões nem conquistas. A mesma `clientKey` é guardada uma ' +
      'só vez.',
    example: {
      mode: 'practice',
      timeControl: 600,
      difficulty: 'facil',
      pgn: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#',
      result: '1-0',
      clientKey: 'partida-0001',
    },
  },

  own: {
    tags,
    summary: 'As próprias partidas, da mais recente à mais antiga',
    description: '20 partidas por página.',
    example: { mode: 'practice' },
  },

  get: {
    tags,
    summary: 'Uma partida com seus comentários',
    description: 'A própria partida, ou, para um professor, a de um aluno seu, com os comentários.',
    example: { gameId: 6 },
  },

  ofStudents: {
    tags,
    summary: 'Partidas dos alunos do professor',
    description:
      'As partidas dos alunos dos próprios cursos e das próprias turmas, da mais recente à mais antiga. ' +
      'Administradores veem as de todos.',
    example: { search: 'Ana' },
  },

  comment: {
    tags,
    summary: 'Comenta um lance da partida de um aluno',
    description: 'O comentário fica junto ao lance, com as setas e casas que mostra, e o aluno é avisado.',
    example: {
      gameId: 6,
      ply: 12,
      text: 'Aqui o roque era mais seguro do que o avanço do peão.',
      shapes: [{ brush: 'green', from: 'e1', to: 'g1' }],
    },
  },

  deleteComment: {
    tags,
    summary: 'Apaga um comentário',
    description: 'Quem escreveu o comentário pode apagá-lo, e administradores também.',
    example: { commentId: 1 },
  },

  ranking: {
    tags,
    summary: 'Alunos por rating',
    description: 'Os alunos por rating, 20 por página, e o próprio lugar. Contam as partidas valendo rating.',
    example: { page: 1 },
  },
} satisfies Record<string, OperationDocs>;
