import { admin, professor, router, signedIn, student } from '../../trpc/init.ts';
import { BookingOutput } from '../bookings/bookings.schema.ts';
import { exportEntrants, listEntrants } from '../tournaments/entrants.service.ts';
import { EntrantsFileOutput, EntrantsOutput } from '../tournaments/tournaments.schema.ts';
import {
  EnrollInput,
  ManagedYouthOutput,
  OneProgramInput,
  ProgramEntrantsInput,
  ProgramForm,
  ProgramOutput,
  TeacherForm,
  TeacherOutput,
  UpdateProgramInput,
  UpdateTeacherInput,
  YouthOutput,
} from './youth.schema.ts';
import {
  changeProgram,
  changeTeacher,
  createProgram,
  createTeacher,
  enroll,
  getManagedYouth,
  getProgram,
  getYouth,
} from './youth.service.ts';

const tags = ['youth'];

export const youthRouter = router({
  read: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/youth',
        tags,
        summary: 'Categoria de base',
        description: 'Números, categorias de idade, programas com a própria matrícula, e a equipe de professores.',
      },
    })
    .output(YouthOutput)
    .query(({ ctx }) => getYouth(ctx.db, ctx.viewer)),

  managed: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/youth/managed',
        tags,
        summary: 'Todos os programas e professores da base',
        description: 'Também os que os alunos não veem.',
      },
    })
    .output(ManagedYouthOutput)
    .query(({ ctx }) => getManagedYouth(ctx.db)),

  entrants: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/youth/programs/{programId}/entrants',
        tags,
        summary: 'Matriculados em um programa da base',
        description: 'Por nome, em páginas. O email só aparece para administradores.',
      },
      example: { programId: 2, page: 1 },
    })
    .input(ProgramEntrantsInput)
    .output(EntrantsOutput)
    .query(async ({ ctx, input: { programId: id, page } }) =>
      listEntrants(ctx.db, ctx.viewer, { kind: 'program', id, title: (await getProgram(ctx.db, id)).name }, page),
    ),

  exportEntrants: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/youth/programs/{programId}/entrants/export',
        tags,
        summary: 'Matriculados em um programa como planilha CSV',
        description: 'Todos os matriculados, um por linha, no formato que planilhas brasileiras abrem.',
      },
      example: { programId: 3 },
    })
    .input(OneProgramInput)
    .output(EntrantsFileOutput)
    .query(async ({ ctx, input: { programId: id } }) =>
      exportEntrants(ctx.db, ctx.viewer, { kind: 'program', id, title: (await getProgram(ctx.db, id)).name }),
    ),

  createProgram: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/youth/programs',
        tags,
        summary: 'Cria um programa da base',
        description: 'Sem preço, o programa é sob consulta e não recebe matrículas pela página.',
      },
      example: {
        name: 'Turma de sábado',
        description: 'Uma aula por semana, para quem começa.',
        classesPerWeek: 1,
        price: 20,
        capacity: 12,
        startsAt: '2027-02-06T17:00:00Z',
      },
    })
    .input(ProgramForm)
    .output(ProgramOutput)
    .mutation(async ({ ctx, input }) => ({ program: await createProgram(ctx.db, ctx.viewer, input) })),

  enroll: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/youth/programs/{programId}/enroll',
        tags,
        summary: 'Matricula o aluno em um programa da base',
        description:
          'Paga em moedas, uma matrícula por programa. A categoria confere com a data de nascimento do perfil, se há uma. Pode ser desfeita até 24 horas antes do início.',
        errorResponses: [409],
      },
      // The programme that the example above makes.
      example: { programId: 4, category: 'sub12', clientKey: '9b27c05de81f4a36', price: 20 },
      exampleBy: 'marina.souza@academia.demo',
    })
    .input(EnrollInput)
    .output(BookingOutput)
    .mutation(({ ctx, input }) => enroll(ctx.db, ctx.viewer, input)),

  updateProgram: admin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/youth/programs/{programId}',
        tags,
        summary: 'Altera um programa da base',
        description: 'Quem já está matriculado continua, com o que pagou, e recebe um aviso se a data muda.',
      },
      example: {
        programId: 3,
        name: 'Equipe de Competição',
        description: 'Treinos para quem joga torneios.',
        classesPerWeek: 3,
        price: 200,
        capacity: 24,
        startsAt: '2027-02-06T17:00:00Z',
      },
    })
    .input(UpdateProgramInput)
    .output(ProgramOutput)
    .mutation(async ({ ctx, input }) => ({ program: await changeProgram(ctx.db, ctx.viewer, input) })),

  createTeacher: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/youth/teachers',
        tags,
        summary: 'Inclui um professor na equipe da base',
        description: 'Apresenta-o na página; não cria uma conta.',
      },
      example: { name: 'Rafael Antunes', title: 'Professor da Sub-10', bio: 'Ensina táticas com desenhos e desafios.' },
    })
    .input(TeacherForm)
    .output(TeacherOutput)
    .mutation(async ({ ctx, input }) => ({ teacher: await createTeacher(ctx.db, ctx.viewer, input) })),

  updateTeacher: admin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/youth/teachers/{teacherId}',
        tags,
        summary: 'Altera um professor da equipe da base',
        description: 'Inativo, deixa de aparecer aos alunos.',
      },
      example: { teacherId: 3, name: 'Camila Rocha', title: 'Coordenadora da Sub-8', bio: 'Pedagoga e enxadrista.' },
    })
    .input(UpdateTeacherInput)
    .output(TeacherOutput)
    .mutation(async ({ ctx, input }) => ({ teacher: await changeTeacher(ctx.db, ctx.viewer, input) })),
});
