import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['enrollments'];

export const docs = {
  list: {
    tags,
    summary: 'Matrículas do aluno',
    description:
      'As matrículas do aluno com o progresso em cada curso, da mais nova à mais antiga; com `since`, só as com ' +
      'atividade desde então.',
  },

  progress: {
    tags,
    summary: 'Progresso de uma matrícula',
    description: 'Quantas lições o curso tem e quantas estão concluídas.',
    example: { id: 2 },
  },

  enrol: {
    tags,
    summary: 'Matricula o aluno em um curso',
    description: 'Um curso pago, uma turma lotada e uma segunda matrícula são recusados.',
    example: { courseId: 8 },
  },

  unlock: {
    tags,
    summary: 'Desbloqueia um curso premium com moedas',
    description:
      'Abre o curso por 30 dias e custa 50 moedas; quem ainda não está matriculado passa a estar. Desbloqueado de ' +
      'novo antes do fim, ganha mais 30 dias a partir do fim. Quando o tempo acaba, o progresso e o certificado ' +
      'continuam guardados. Recusa com 409 o curso gratuito ou já aberto para sempre, a turma lotada e as moedas ' +
      'que não bastam.',
    example: { courseId: 6, clientKey: 'desbloqueio-0001', price: 50 },
  },

  rate: {
    tags,
    summary: 'Avalia o curso de uma matrícula',
    description: 'Uma nota por matrícula; dar outra substitui a primeira.',
    example: { id: 2, rating: 5 },
  },
} satisfies Record<string, OperationDocs>;
