import { admin, anyone, professor, router, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { BookingOutput } from '../bookings/bookings.schema.ts';
import { docs } from './tournaments.docs.ts';
import { exportEntrants, listEntrants } from './entrants.service.ts';
import { listEventProfessors, listTaughtEvents, setEventProfessors } from './event-professors.service.ts';
import {
  EnterInput,
  EntrantsFileOutput,
  EntrantsInput,
  EntrantsOutput,
  OneTournamentInput,
  ProfessorsInput,
  ProfessorsOutput,
  RegistrationInput,
  TaughtEventsOutput,
  TournamentForm,
  TournamentOutput,
  TournamentsInput,
  TournamentsOutput,
  UpdateTournamentInput,
} from './tournaments.schema.ts';
import {
  cancelTournament,
  changeTournament,
  createTournament,
  enterTournament,
  getTitle,
  listTournaments,
  setRegistration,
} from './tournaments.service.ts';

export const tournamentsRouter = router({
  list: anyone
    .meta(rest('GET', '/tournaments', docs.list))
    .input(TournamentsInput)
    .output(TournamentsOutput)
    .query(async ({ ctx, input }) => listTournaments(ctx.db, (await ctx.signedIn())?.viewer ?? null, input)),

  enter: student
    .meta(rest('POST', '/tournaments/{tournamentId}/enter', docs.enter, { errorResponses: [409] }))
    .input(EnterInput)
    .output(BookingOutput)
    .mutation(({ ctx, input }) => enterTournament(ctx.db, ctx.viewer, input)),

  entrants: professor
    .meta(rest('GET', '/tournaments/{tournamentId}/entrants', docs.entrants))
    .input(EntrantsInput)
    .output(EntrantsOutput)
    .query(async ({ ctx, input: { tournamentId: id, page } }) =>
      listEntrants(ctx.db, ctx.viewer, { kind: 'tournament', id, title: await getTitle(ctx.db, id) }, page),
    ),

  exportEntrants: professor
    .meta(rest('GET', '/tournaments/{tournamentId}/entrants/export', docs.exportEntrants))
    .input(OneTournamentInput)
    .output(EntrantsFileOutput)
    .query(async ({ ctx, input: { tournamentId: id } }) =>
      exportEntrants(ctx.db, ctx.viewer, { kind: 'tournament', id, title: await getTitle(ctx.db, id) }),
    ),

  taught: professor
    .meta(rest('GET', '/tournaments/taught', docs.taught))
    .output(TaughtEventsOutput)
    .query(({ ctx }) => listTaughtEvents(ctx.db, ctx.viewer)),

  professors: admin
    .meta(rest('GET', '/tournaments/{tournamentId}/professors', docs.professors))
    .input(OneTournamentInput)
    .output(ProfessorsOutput)
    .query(async ({ ctx, input: { tournamentId: id } }) => {
      await getTitle(ctx.db, id);
      return listEventProfessors(ctx.db, { kind: 'tournament', id });
    }),

  setProfessors: admin
    .meta(rest('PUT', '/tournaments/{tournamentId}/professors', docs.setProfessors, { errorResponses: [409] }))
    .input(ProfessorsInput)
    .output(ProfessorsOutput)
    .mutation(async ({ ctx, input: { tournamentId: id, emails } }) =>
      setEventProfessors(ctx.db, ctx.viewer, { kind: 'tournament', id, title: await getTitle(ctx.db, id) }, emails),
    ),

  create: admin
    .meta(rest('POST', '/tournaments', docs.create))
    .input(TournamentForm)
    .output(TournamentOutput)
    .mutation(async ({ ctx, input }) => ({ tournament: await createTournament(ctx.db, ctx.viewer, input) })),

  update: admin
    .meta(rest('PUT', '/tournaments/{tournamentId}', docs.update, { errorResponses: [409] }))
    .input(UpdateTournamentInput)
    .output(TournamentOutput)
    .mutation(async ({ ctx, input }) => ({ tournament: await changeTournament(ctx.db, ctx.viewer, input) })),

  setRegistration: admin
    .meta(rest('PUT', '/tournaments/{tournamentId}/registration', docs.setRegistration, { errorResponses: [409] }))
    .input(RegistrationInput)
    .output(TournamentOutput)
    .mutation(async ({ ctx, input }) => ({
      tournament: await setRegistration(ctx.db, ctx.viewer, input.tournamentId, input.open),
    })),

  cancel: admin
    .meta(rest('POST', '/tournaments/{tournamentId}/cancel', docs.cancel, { errorResponses: [409] }))
    .input(OneTournamentInput)
    .output(TournamentOutput)
    .mutation(async ({ ctx, input }) => ({
      tournament: await cancelTournament(ctx.db, ctx.viewer, input.tournamentId),
    })),
});
