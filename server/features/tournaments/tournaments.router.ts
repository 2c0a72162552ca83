import { admin, anyone, professor, router, student } from '../../trpc/init.ts';
import { BookingOutput } from '../bookings/bookings.schema.ts';
import { exportEntrants, listEntrants } from './entrants.service.ts';
import {
  EnterInput,
  EntrantsFileOutput,
  EntrantsInput,
  EntrantsOutput,
  OneTournamentInput,
  RegistrationInput,
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

const tags = ['tournaments'];

export const tournamentsRouter = router({
  list: anyone
    .meta({
      openapi: {
        method: 'GET',
        path: '/tournaments',
        tags,
        summary: 'Torneios da escola',
        description:
          'Os próximos ou os que já foram, com quantos estão inscritos e, para um aluno, a própria inscrição. Aberto a visitantes.',
      },
      example: { when: 'upcoming' },
    })
    .input(TournamentsInput)
    .output(TournamentsOutput)
    .query(async ({ ctx, input }) => listTournaments(ctx.db, (await ctx.signedIn())?.viewer ?? null, input)),

  enter: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/tournaments/{tournamentId}/enter',
        tags,
        summary: 'Inscreve o aluno em um torneio',
        description: 'Paga a inscrição em moedas. Pode ser desfeita até 24 horas antes do início, e as moedas voltam.',
        errorResponses: [409],
      },
      example: { tournamentId: 1, clientKey: '3f1c9a7e5b2d4860', price: 30 },
      // His coins no other example spends.
      exampleBy: 'pedro.lima@academia.demo',
    })
    .input(EnterInput)
    .output(BookingOutput)
    .mutation(({ ctx, input }) => enterTournament(ctx.db, ctx.viewer, input)),

  entrants: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/tournaments/{tournamentId}/entrants',
        tags,
        summary: 'Inscritos em um torneio',
        description: 'Por nome, em páginas. O email só aparece para administradores.',
      },
      example: { tournamentId: 1, page: 1 },
    })
    .input(EntrantsInput)
    .output(EntrantsOutput)
    .query(async ({ ctx, input: { tournamentId: id, page } }) =>
      listEntrants(ctx.db, ctx.viewer, { kind: 'tournament', id, title: await getTitle(ctx.db, id) }, page),
    ),

  exportEntrants: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/tournaments/{tournamentId}/entrants/export',
        tags,
        summary: 'Inscritos em um torneio como planilha CSV',
        description: 'Todos os inscritos, um por linha, no formato que planilhas brasileiras abrem.',
      },
      example: { tournamentId: 4 },
    })
    .input(OneTournamentInput)
    .output(EntrantsFileOutput)
    .query(async ({ ctx, input: { tournamentId: id } }) =>
      exportEntrants(ctx.db, ctx.viewer, { kind: 'tournament', id, title: await getTitle(ctx.db, id) }),
    ),

  create: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/tournaments',
        tags,
        summary: 'Cria um torneio',
        description: 'Com a situação das inscrições: abertas, em breve ou por classificatórias.',
      },
      example: {
        name: 'Copa de Verão',
        description: 'Cinco rodadas no ritmo rápido.',
        startsAt: '2027-01-16T12:00:00Z',
        location: 'Sede da academia, São Paulo',
        categories: 'Sub-8 a Sub-14',
        prize: 'Medalhas e livros',
        registration: 'open',
        price: 30,
        capacity: 40,
      },
    })
    .input(TournamentForm)
    .output(TournamentOutput)
    .mutation(async ({ ctx, input }) => ({ tournament: await createTournament(ctx.db, ctx.viewer, input) })),

  update: admin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/tournaments/{tournamentId}',
        tags,
        summary: 'Altera um torneio',
        description:
          'Quem já está inscrito continua, com o que pagou, e recebe um aviso se a data ou o local muda. Um torneio cancelado não muda mais.',
        errorResponses: [409],
      },
      example: {
        tournamentId: 2,
        name: 'Festival Primeiros Lances',
        description: 'Quatro rodadas, 10 minutos para cada lado.',
        startsAt: '2027-01-09T12:00:00Z',
        location: 'Parque da Água Branca, São Paulo',
        categories: 'Sub-8 e Sub-10',
        prize: 'Medalha para todos',
        registration: 'soon',
        price: 0,
        capacity: 80,
      },
    })
    .input(UpdateTournamentInput)
    .output(TournamentOutput)
    .mutation(async ({ ctx, input }) => ({ tournament: await changeTournament(ctx.db, ctx.viewer, input) })),

  setRegistration: admin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/tournaments/{tournamentId}/registration',
        tags,
        summary: 'Abre ou fecha as inscrições de um torneio',
        description: 'Fechadas, aparecem como Em breve; quem já está inscrito continua.',
        errorResponses: [409],
      },
      example: { tournamentId: 2, open: true },
    })
    .input(RegistrationInput)
    .output(TournamentOutput)
    .mutation(async ({ ctx, input }) => ({
      tournament: await setRegistration(ctx.db, ctx.viewer, input.tournamentId, input.open),
    })),

  cancel: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/tournaments/{tournamentId}/cancel',
        tags,
        summary: 'Cancela um torneio',
        description: 'Cada inscrito recebe as moedas de volta e um aviso. Não pode ser desfeito.',
        errorResponses: [409],
      },
      example: { tournamentId: 3 },
    })
    .input(OneTournamentInput)
    .output(TournamentOutput)
    .mutation(async ({ ctx, input }) => ({
      tournament: await cancelTournament(ctx.db, ctx.viewer, input.tournamentId),
    })),
});
