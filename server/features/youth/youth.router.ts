import { admin, professor, router, signedIn, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { BookingOutput } from '../bookings/bookings.schema.ts';
import { exportEntrants, listEntrants } from '../tournaments/entrants.service.ts';
import { listEventProfessors, setEventProfessors } from '../tournaments/event-professors.service.ts';
import { EntrantsFileOutput, EntrantsOutput, ProfessorsOutput } from '../tournaments/tournaments.schema.ts';
import { docs } from './youth.docs.ts';
import {
  EnrollInput,
  ManagedYouthOutput,
  OneProgramInput,
  ProgramEntrantsInput,
  ProgramForm,
  ProgramOutput,
  ProgramProfessorsInput,
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

export const youthRouter = router({
  read: signedIn
    .meta(rest('GET', '/youth', docs.read))
    .output(YouthOutput)
    .query(({ ctx }) => getYouth(ctx.db, ctx.viewer)),

  managed: professor
    .meta(rest('GET', '/youth/managed', docs.managed))
    .output(ManagedYouthOutput)
    .query(({ ctx }) => getManagedYouth(ctx.db)),

  entrants: professor
    .meta(rest('GET', '/youth/programs/{programId}/entrants', docs.entrants))
    .input(ProgramEntrantsInput)
    .output(EntrantsOutput)
    .query(async ({ ctx, input: { programId: id, page } }) =>
      listEntrants(ctx.db, ctx.viewer, { kind: 'program', id, title: (await getProgram(ctx.db, id)).name }, page),
    ),

  exportEntrants: professor
    .meta(rest('GET', '/youth/programs/{programId}/entrants/export', docs.exportEntrants))
    .input(OneProgramInput)
    .output(EntrantsFileOutput)
    .query(async ({ ctx, input: { programId: id } }) =>
      exportEntrants(ctx.db, ctx.viewer, { kind: 'program', id, title: (await getProgram(ctx.db, id)).name }),
    ),

  professors: admin
    .meta(rest('GET', '/youth/programs/{programId}/professors', docs.professors))
    .input(OneProgramInput)
    .output(ProfessorsOutput)
    .query(async ({ ctx, input: { programId: id } }) => {
      await getProgram(ctx.db, id);
      return listEventProfessors(ctx.db, { kind: 'program', id });
    }),

  setProfessors: admin
    .meta(rest('PUT', '/youth/programs/{programId}/professors', docs.setProfessors, { errorResponses: [409] }))
    .input(ProgramProfessorsInput)
    .output(ProfessorsOutput)
    .mutation(async ({ ctx, input: { programId: id, emails } }) =>
      setEventProfessors(
        ctx.db,
        ctx.viewer,
        { kind: 'program', id, title: (await getProgram(ctx.db, id)).name },
        emails,
      ),
    ),

  createProgram: admin
    .meta(rest('POST', '/youth/programs', docs.createProgram))
    .input(ProgramForm)
    .output(ProgramOutput)
    .mutation(async ({ ctx, input }) => ({ program: await createProgram(ctx.db, ctx.viewer, input) })),

  enroll: student
    .meta(rest('POST', '/youth/programs/{programId}/enroll', docs.enroll, { errorResponses: [409] }))
    .input(EnrollInput)
    .output(BookingOutput)
    .mutation(({ ctx, input }) => enroll(ctx.db, ctx.viewer, input)),

  updateProgram: admin
    .meta(rest('PUT', '/youth/programs/{programId}', docs.updateProgram))
    .input(UpdateProgramInput)
    .output(ProgramOutput)
    .mutation(async ({ ctx, input }) => ({ program: await changeProgram(ctx.db, ctx.viewer, input) })),

  createTeacher: admin
    .meta(rest('POST', '/youth/teachers', docs.createTeacher))
    .input(TeacherForm)
    .output(TeacherOutput)
    .mutation(async ({ ctx, input }) => ({ teacher: await createTeacher(ctx.db, ctx.viewer, input) })),

  updateTeacher: admin
    .meta(rest('PUT', '/youth/teachers/{teacherId}', docs.updateTeacher))
    .input(UpdateTeacherInput)
    .output(TeacherOutput)
    .mutation(async ({ ctx, input }) => ({ teacher: await changeTeacher(ctx.db, ctx.viewer, input) })),
});
