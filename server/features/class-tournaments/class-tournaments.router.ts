import { professor, router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './class-tournaments.docs.ts';
import {
  CandidatesInput,
  CandidatesOutput,
  ClassTournamentInput,
  ClassTournamentOutput,
  ClassTournamentsInput,
  ClassTournamentsOutput,
  CourseTournamentsInput,
  NewClassTournament,
  NewCourseTournament,
  NextRoundInput,
  OwnTournamentsInput,
  OwnTournamentsOutput,
  PresenceInput,
  ReportOutput,
  ResultInput,
} from './class-tournaments.schema.ts';
import {
  createTournament,
  getClassTournament,
  listClassTournaments,
  listCourseCandidates,
  listCourseTournaments,
  listOwnTournaments,
} from './class-tournaments.service.ts';
import { ImportCourseReport, ImportReport, ImportedReport } from './import.schema.ts';
import { importReport } from './import.service.ts';
import { finishTournament, markPresence, pairRound, writeResult } from './leading.service.ts';
import { reportOf } from './report.service.ts';

const conflicts = { errorResponses: [409] };

export const classTournamentsRouter = router({
  mine: signedIn
    .meta(rest('GET', '/class-tournaments', docs.mine))
    .input(OwnTournamentsInput)
    .output(OwnTournamentsOutput)
    .query(({ ctx, input }) => listOwnTournaments(ctx.db, ctx.viewer, input)),

  ofClass: signedIn
    .meta(rest('GET', '/classes/{classId}/tournaments', docs.ofClass))
    .input(ClassTournamentsInput)
    .output(ClassTournamentsOutput)
    .query(({ ctx, input }) => listClassTournaments(ctx.db, ctx.viewer, input.classId)),

  create: professor
    .meta(rest('POST', '/classes/{classId}/tournaments', docs.create, conflicts))
    .input(NewClassTournament)
    .output(ClassTournamentOutput)
    .mutation(async ({ ctx, input }) => ({ tournament: await createTournament(ctx.db, ctx.viewer, input) })),

  importReport: professor
    .meta(rest('POST', '/classes/{classId}/tournaments/import', docs.importReport, conflicts))
    .input(ImportReport)
    .output(ImportedReport)
    .mutation(({ ctx, input }) => importReport(ctx.db, ctx.viewer, input)),

  ofCourse: professor
    .meta(rest('GET', '/courses/{courseId}/tournaments', docs.ofCourse))
    .input(CourseTournamentsInput)
    .output(ClassTournamentsOutput)
    .query(({ ctx, input }) => listCourseTournaments(ctx.db, ctx.viewer, input.courseId)),

  candidates: professor
    .meta(rest('GET', '/courses/{courseId}/tournaments/candidates', docs.candidates))
    .input(CandidatesInput)
    .output(CandidatesOutput)
    .query(({ ctx, input }) => listCourseCandidates(ctx.db, ctx.viewer, input)),

  createForCourse: professor
    .meta(rest('POST', '/courses/{courseId}/tournaments', docs.createForCourse, conflicts))
    .input(NewCourseTournament)
    .output(ClassTournamentOutput)
    .mutation(async ({ ctx, input }) => ({ tournament: await createTournament(ctx.db, ctx.viewer, input) })),

  importForCourse: professor
    .meta(rest('POST', '/courses/{courseId}/tournaments/import', docs.importForCourse, conflicts))
    .input(ImportCourseReport)
    .output(ImportedReport)
    .mutation(({ ctx, input }) => importReport(ctx.db, ctx.viewer, input)),

  get: signedIn
    .meta(rest('GET', '/class-tournaments/{tournamentId}', docs.get))
    .input(ClassTournamentInput)
    .output(ClassTournamentOutput)
    .query(async ({ ctx, input }) => ({
      tournament: await getClassTournament(ctx.db.read, ctx.viewer, input.tournamentId),
    })),

  pairRound: professor
    .meta(rest('POST', '/class-tournaments/{tournamentId}/rounds', docs.pairRound, conflicts))
    .input(NextRoundInput)
    .output(ClassTournamentOutput)
    .mutation(async ({ ctx, input }) => ({ tournament: await pairRound(ctx, ctx.viewer, input) })),

  writeResult: professor
    .meta(rest('PUT', '/class-tournaments/{tournamentId}/games/{gameId}', docs.writeResult, conflicts))
    .input(ResultInput)
    .output(ClassTournamentOutput)
    .mutation(async ({ ctx, input }) => ({ tournament: await writeResult(ctx, ctx.viewer, input) })),

  markPresence: signedIn
    .meta(rest('PUT', '/class-tournaments/{tournamentId}/players/{userId}', docs.markPresence, conflicts))
    .input(PresenceInput)
    .output(ClassTournamentOutput)
    .mutation(async ({ ctx, input }) => ({ tournament: await markPresence(ctx, ctx.viewer, input) })),

  finish: professor
    .meta(rest('POST', '/class-tournaments/{tournamentId}/finish', docs.finish, conflicts))
    .input(ClassTournamentInput)
    .output(ClassTournamentOutput)
    .mutation(async ({ ctx, input }) => ({
      tournament: await finishTournament(ctx, ctx.viewer, input.tournamentId),
    })),

  report: professor
    .meta(rest('GET', '/class-tournaments/{tournamentId}/report', docs.report, conflicts))
    .input(ClassTournamentInput)
    .output(ReportOutput)
    .query(async ({ ctx, input }) => ({ report: await reportOf(ctx.db, ctx.viewer, input.tournamentId) })),
});
