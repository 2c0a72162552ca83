import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['lessons'];

export const docs = {
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
} satisfies Record<string, OperationDocs>;
