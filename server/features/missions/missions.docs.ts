import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['missions'];

export const docs = {
  list: {
    tags,
    summary: 'As missões de hoje e desta semana, com o próprio progresso',
    description:
      'As missões se renovam à meia-noite e na segunda-feira, no horário de São Paulo. O progresso vem do que o ' +
      'aluno fez.',
  },

  summary: {
    tags,
    summary: 'O resumo do jogador: nível, XP, moedas, conquistas, sequência',
    description: 'Nível, XP, moedas, conquistas e dias seguidos de estudo.',
  },

  achievements: {
    tags,
    summary: 'As conquistas, ganhas ou a caminho',
    description: 'Todas as conquistas, com a data das ganhas e o progresso das outras.',
  },

  activity: {
    tags,
    summary: 'O que o aluno fez por último e quanto isso rendeu',
    description: 'Os últimos 20 lançamentos: lições, quizzes, cursos, problemas e missões que renderam algo.',
  },

  week: {
    tags,
    summary: 'Os últimos sete dias de estudo',
    description: 'Um registro por dia, também dos dias sem estudo; hoje é o último.',
  },

  ranking: {
    tags,
    summary: 'Os alunos com mais XP nesta semana e o próprio lugar',
    description: 'Os cinco que ganharam mais XP desde segunda-feira e o próprio lugar.',
  },

  claim: {
    tags,
    summary: 'Resgata a recompensa de uma missão concluída',
    description: 'Paga a recompensa uma vez. A missão tem de estar concluída, hoje ou nesta semana.',
    example: { id: 'olho-tatico' },
  },
} satisfies Record<string, OperationDocs>;
