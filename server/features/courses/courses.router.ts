import { professor, router, signedIn } from '../../trpc/init.ts';
import { CreateCourseInput, UpdateCourseInput } from '../teaching/course-form.schema.ts';
import { createCourse, deleteCourse, duplicateCourse, updateCourse } from '../teaching/course-writing.service.ts';
import { CatalogueInput, CatalogueOutput, CourseInput, CourseOutput } from './courses.schema.ts';
import { ProfessorCoursesInput, ProfessorCoursesOutput } from '../teaching/taught-courses.schema.ts';
import { getCourse, listCatalogue } from './courses.service.ts';
import { listProfessorCourses } from '../teaching/taught-courses.service.ts';

export const coursesRouter = router({
  list: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/courses',
        tags: ['courses'],
        summary: 'Catálogo de cursos',
        description:
          'Os cursos ativos, 50 por página, com a própria matrícula em cada um e quantos cursos cada categoria tem.',
      },
      example: { difficulty: 'beginner', page: 1 },
    })
    .input(CatalogueInput)
    .output(CatalogueOutput)
    .query(({ ctx, input }) => listCatalogue(ctx.db, ctx.viewer, input)),

  // Declared before `/courses/{id}`, which would take its path.
  professor: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/courses/professor',
        tags: ['courses'],
        summary: 'Cursos do professor',
        description:
          'Os cursos de quem ensina, com alunos, receita e conclusões. Administradores recebem os de toda a escola.',
      },
      example: { status: 'active', sort: 'students' },
    })
    .input(ProfessorCoursesInput.prefault({}))
    .output(ProfessorCoursesOutput)
    .query(({ ctx, input }) => listProfessorCourses(ctx.db, ctx.viewer, input)),

  get: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/courses/{id}',
        tags: ['courses'],
        summary: 'Um curso',
        description:
          'Um curso com a lista de lições. Rascunhos só existem para o seu professor e para administradores.',
      },
      example: { id: 2 },
    })
    .input(CourseInput)
    .output(CourseOutput)
    .query(async ({ ctx, input }) => ({ course: await getCourse(ctx.db, ctx.viewer, input.id) })),

  create: professor
    .meta({
      openapi: {
        method: 'POST',
        path: '/courses',
        tags: ['courses'],
        summary: 'Cria um curso com suas lições',
        description:
          'Cria o curso, as lições e os quizzes de uma vez: ou tudo, ou nada. É publicado, salvo com `draft` ou com `isActive` false.',
        errorResponses: [404, 409],
      },
      example: {
        title: 'Xadrez no recreio',
        description: 'Partidas curtas para quem tem quinze minutos.',
        category: 'kids',
        difficulty: 'iniciante',
        price: 0,
        duration: 45,
        maxStudents: 30,
        objectives: ['Terminar uma partida em quinze minutos'],
        prerequisites: [],
        lessons: [
          {
            title: 'O mate do pastor',
            description: 'Como ele acontece, e como se defender dele.',
            duration: 15,
            quiz: {
              title: 'Quiz: o mate do pastor',
              timeLimit: 5,
              questions: [
                {
                  question: 'Que casa o mate do pastor ataca?',
                  type: 'multiple_choice',
                  options: ['f7', 'a2'],
                  correctAnswer: 'f7',
                  explanation: 'Só o rei a defende.',
                },
              ],
            },
          },
        ],
      },
    })
    .input(CreateCourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await createCourse(ctx.db, ctx.viewer, input) })),

  update: professor
    .meta({
      openapi: {
        method: 'PUT',
        path: '/courses/{id}',
        tags: ['courses'],
        summary: 'Altera um curso',
        description:
          'O que não vem fica como está. Com `lessons`, estas passam a ser as lições do curso. Uma versão mais antiga que a guardada recebe 409.',
        errorResponses: [409],
      },
      example: { id: 3, maxStudents: 60, objectives: ['Jogar os dez primeiros lances com um plano'] },
    })
    .input(UpdateCourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await updateCourse(ctx.db, ctx.viewer, input) })),

  remove: professor
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/courses/{id}',
        tags: ['courses'],
        summary: 'Exclui um curso, que fica inativo',
        description: 'O curso deixa de aparecer; matrículas, notas e certificados continuam a existir.',
      },
      example: { id: 4 },
    })
    .input(CourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await deleteCourse(ctx.db, ctx.viewer, input.id) })),

  duplicate: professor
    .meta({
      openapi: {
        method: 'POST',
        path: '/courses/{id}/duplicate',
        tags: ['courses'],
        summary: 'Duplica um curso como rascunho',
        description:
          'Copia o curso com lições, quizzes e materiais, como rascunho de quem pede; alunos e notas não vêm.',
      },
      example: { id: 1 },
    })
    .input(CourseInput)
    .output(CourseOutput)
    .mutation(async ({ ctx, input }) => ({ course: await duplicateCourse(ctx.db, ctx.viewer, input.id) })),
});
