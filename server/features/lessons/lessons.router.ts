import { professor, router, signedIn, student } from '../../trpc/init.ts';
import { attemptQuiz, completeLesson } from '../progress/progress.service.ts';
import {
  createLesson,
  deleteLesson,
  reorderLessons,
  scheduleLesson,
  updateLesson,
} from '../teaching/lesson-writing.service.ts';
import { CourseLessonsInput, LessonInput, LessonOutput, LessonsOutput } from './lessons.schema.ts';
import { TaughtLessonsInput, TaughtLessonsOutput } from '../teaching/taught-lessons.schema.ts';
import {
  CreateLessonInput,
  ReorderInput,
  ScheduleInput,
  UpdateLessonInput,
} from '../teaching/lesson-writing.schema.ts';
import { CompleteOutput, QuizAttemptInput, QuizAttemptOutput } from '../progress/progress.schema.ts';
import { getLesson, listLessons } from './lessons.service.ts';
import { listTaughtLessons } from '../teaching/taught-lessons.service.ts';

export const lessonsRouter = router({
  ofCourse: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/courses/{courseId}/lessons',
        tags: ['lessons'],
        summary: 'Lições de um curso',
        description:
          'As lições em sua ordem. Para o aluno que não está matriculado vêm sem texto, vídeo, materiais e quiz; rascunhos só para quem pode alterar o curso.',
      },
      example: { courseId: 2 },
    })
    .input(CourseLessonsInput)
    .output(LessonsOutput)
    .query(async ({ ctx, input }) => ({ lessons: await listLessons(ctx.db, ctx.viewer, input.courseId) })),

  get: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/lessons/{lessonId}',
        tags: ['lessons'],
        summary: 'Uma lição',
        description: 'Uma lição com materiais e quiz. As respostas certas só vêm para quem pode alterar o curso.',
      },
      example: { lessonId: 8 },
    })
    .input(LessonInput)
    .output(LessonOutput)
    .query(async ({ ctx, input }) => ({ lesson: await getLesson(ctx.db, ctx.viewer, input.lessonId) })),

  complete: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/lessons/{lessonId}/complete',
        tags: ['lessons'],
        summary: 'Marca uma lição como concluída',
        description:
          'Vale uma vez: repetir não muda nada nem paga de novo. A lição anterior tem de estar concluída. A última lição conclui o curso, se os quizzes estão aprovados.',
        errorResponses: [409],
      },
      example: { lessonId: 8 },
    })
    .input(LessonInput)
    .output(CompleteOutput)
    .mutation(({ ctx, input }) => completeLesson(ctx.db, ctx.viewer, input.lessonId)),

  quiz: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/lessons/{lessonId}/quiz',
        tags: ['lessons'],
        summary: 'Responde o quiz de uma lição',
        description:
          'Corrige as respostas e diz a nota; 70 por cento aprovam. A lição tem de estar concluída. Pode ser repetido, e conta a melhor tentativa.',
        errorResponses: [409],
      },
      example: {
        lessonId: 8,
        answers: [
          { questionId: 36, answer: 'Uma peça sai e abre a linha de ataque de outra peça sua' },
          { questionId: 37, answer: 'Só movendo o rei' },
          { questionId: 38, answer: 'Bxh7+' },
          { questionId: 39, answer: 'Cf6+' },
        ],
      },
    })
    .input(QuizAttemptInput)
    .output(QuizAttemptOutput)
    .mutation(({ ctx, input }) => attemptQuiz(ctx.db, ctx.viewer, input.lessonId, input.answers)),

  taught: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/lessons',
        tags: ['lessons'],
        summary: 'Lições do professor, de todos os cursos',
        description:
          'As lições de todos os cursos de quem ensina, para lista e calendário. Administradores recebem as de toda a escola.',
      },
      example: { courseId: 2, page: 1 },
    })
    .input(TaughtLessonsInput.prefault({}))
    .output(TaughtLessonsOutput)
    .query(({ ctx, input }) => listTaughtLessons(ctx.db, ctx.viewer, input)),

  create: professor
    .meta({
      openapi: {
        method: 'POST',
        path: '/courses/{courseId}/lessons',
        tags: ['lessons'],
        summary: 'Cria uma lição',
        description: 'Acrescenta uma lição ao curso, no lugar `order` ou no fim.',
        errorResponses: [409],
      },
      example: {
        courseId: 2,
        title: 'Sacrifícios em h7',
        description: 'O presente grego, passo a passo.',
        duration: 20,
        resources: [{ name: 'Partidas modelo', type: 'link', url: 'https://exemplo.com.br/partidas' }],
      },
    })
    .input(CreateLessonInput)
    .output(LessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await createLesson(ctx.db, ctx.viewer, input) })),

  update: professor
    .meta({
      openapi: {
        method: 'PUT',
        path: '/lessons/{lessonId}',
        tags: ['lessons'],
        summary: 'Altera uma lição',
        description:
          'A lição passa a ser como vem: sem `quiz` ela fica sem quiz. `order`, `active` e `scheduledAt` que não vêm ficam como estão. Uma versão mais antiga que a guardada recebe 409.',
        errorResponses: [409],
      },
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
    })
    .input(UpdateLessonInput)
    .output(LessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await updateLesson(ctx.db, ctx.viewer, input) })),

  schedule: professor
    .meta({
      openapi: {
        method: 'PUT',
        path: '/lessons/{lessonId}/schedule',
        tags: ['lessons'],
        summary: 'Marca, muda ou cancela a data de uma lição',
        description: 'Muda só quando a lição é dada; o que nela está escrito fica.',
      },
      example: { lessonId: 12, scheduledAt: '2027-03-10T18:00:00-03:00' },
    })
    .input(ScheduleInput)
    .output(LessonOutput)
    .mutation(async ({ ctx, input }) => ({ lesson: await scheduleLesson(ctx.db, ctx.viewer, input) })),

  remove: professor
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/lessons/{lessonId}',
        tags: ['lessons'],
        summary: 'Remove uma lição do curso',
        description:
          'Tira a lição do curso; as outras fecham a fila. A resposta são as que ficam. O que os alunos já ganharam com ela continua deles.',
      },
      example: { lessonId: 16 },
    })
    .input(LessonInput)
    .output(LessonsOutput)
    .mutation(async ({ ctx, input }) => ({ lessons: await deleteLesson(ctx.db, ctx.viewer, input.lessonId) })),

  reorder: professor
    .meta({
      openapi: {
        method: 'PUT',
        path: '/courses/{courseId}/lessons/reorder',
        tags: ['lessons'],
        summary: 'Reordena as lições de um curso',
        description: 'Recebe todas as lições do curso, rascunhos também, cada uma uma vez, na nova ordem.',
      },
      example: { courseId: 1, lessonIds: [1, 3, 2, 4] },
    })
    .input(ReorderInput)
    .output(LessonsOutput)
    .mutation(async ({ ctx, input }) => ({
      lessons: await reorderLessons(ctx.db, ctx.viewer, input.courseId, input.lessonIds),
    })),
});
