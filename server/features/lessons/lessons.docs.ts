import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['lessons'];

export const docs = {
  ofCourse: {
    tags,
    summary: 'Lições de um curso',
    description:
      'As lições em sua ordem. Para o aluno que não está matriculado vêm sem texto, vídeo, materiais e quiz; ' +
      'rascunhos só para quem pode alterar o curso.',
    example: { courseId: 2 },
  },

  get: {
    tags,
    summary: 'Uma lição',
    description: 'Uma lição com materiais e quiz. As respostas certas só vêm para quem pode alterar o curso.',
    example: { lessonId: 8 },
  },

  complete: {
    tags,
    summary: 'Marca uma lição como concluída',
    description:
      'Vale uma vez: repetir não muda nada nem paga de novo. A lição anterior tem de estar concluída. A última ' +
      'lição conclui o curso, se os quizzes estão aprovados.',
    example: { lessonId: 8 },
  },

  quiz: {
    tags,
    summary: 'Responde o quiz de uma lição',
    description:
      'Corrige as respostas e diz a nota; 70 por cento aprovam. A lição tem de estar concluída. Pode ser repetido, ' +
      'e conta a melhor tentativa.',
    example: {
      lessonId: 8,
      answers: [
        { questionId: 36, answer: 'Uma peça sai e abre a linha de ataque de outra peça sua' },
        { questionId: 37, answer: 'Só movendo o rei' },
        { questionId: 38, answer: 'Bxh7+' },
        { questionId: 39, answer: 'Cf6+' },
      ],
    },
  },

  taught: {
    tags,
    summary: 'Lições do professor, de todos os cursos',
    description:
      'As lições de todos os cursos de quem ensina, para lista e calendário. Administradores recebem as de toda a ' +
      'escola.',
    example: { courseId: 2, page: 1 },
  },

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
