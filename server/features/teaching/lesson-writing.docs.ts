import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['lessons'];

export const docs = {
  create: {
    tags,
    summary: 'Cria uma lição',
    description: 'Acrescenta uma lição ao curso, no lugar `order` ou no fim.',
    example: {
      courseId: 2,
      title: 'Sacrifícios em h7',
      description: 'O presente grego, passo a passo.',
      duration: 20,
      resources: [{ name: 'Partidas modelo', type: 'link', url: 'https://exemplo.com.br/partidas' }],
    },
  },

  update: {
    tags,
    summary: 'Altera uma lição',
    description:
      'A lição passa a ser como vem: sem `quiz` ela fica sem quiz. `order`, `active` e `scheduledAt` que não vêm ' +
      'ficam como estão. Uma versão mais antiga que a guardada recebe 409.',
    example: {
      lessonId: 11,
      title: 'Os princípios da abertura',
      description: 'Centro, desenvolvimento e rei seguro: três perguntas para cada lance.',
      duration: 25,
      quiz: {
        title: 'Quiz: os princípios da abertura',
        timeLimit: 5,
        questions: [{ question: 'O roque põe o rei a salvo.', type: 'true_false', correctAnswer: 'true' }],
      },
    },
  },

  schedule: {
    tags,
    summary: 'Marca, muda ou cancela a data de uma lição',
    description: 'Muda só quando a lição é dada; o que nela está escrito fica.',
    example: { lessonId: 12, scheduledAt: '2027-03-10T18:00:00-03:00' },
  },

  remove: {
    tags,
    summary: 'Remove uma lição do curso',
    description:
      'Tira a lição do curso; as outras fecham a fila. A resposta são as que ficam. O que os alunos já ganharam ' +
      'com ela continua deles.',
    example: { lessonId: 16 },
  },

  reorder: {
    tags,
    summary: 'Reordena as lições de um curso',
    description: 'Recebe todas as lições do curso, rascunhos também, cada uma uma vez, na nova ordem.',
    example: { courseId: 1, lessonIds: [1, 3, 2, 4] },
  },
} satisfies Record<string, OperationDocs>;
