import { router, student } from '../../trpc/init.ts';
import { BookingOutput, BookingsInput, BookingsOutput, OneBookingInput, UpcomingOutput } from './bookings.schema.ts';
import { cancelBooking, listBookings } from './bookings.service.ts';
import { listUpcoming } from './upcoming.service.ts';

export const bookingsRouter = router({
  list: student
    .meta({
      openapi: {
        method: 'GET',
        path: '/bookings',
        tags: ['bookings'],
        summary: 'As próprias reservas: mentorias, programas e torneios',
        description: 'Da mais nova à mais antiga, também as canceladas, em páginas de 20.',
      },
    })
    .input(BookingsInput)
    .output(BookingsOutput)
    .query(({ ctx, input }) => listBookings(ctx.db, ctx.viewer, input.page)),

  upcoming: student
    .meta({
      openapi: {
        method: 'GET',
        path: '/bookings/upcoming',
        tags: ['bookings'],
        summary: 'O que vem a seguir: mentorias, torneios, programas e aulas com data',
        description:
          'Até 50 sessões, da mais próxima à mais distante, com a que acontece agora. De um intensivo aparece o próximo encontro.',
      },
    })
    .output(UpcomingOutput)
    .query(async ({ ctx }) => ({ sessions: await listUpcoming(ctx.db, ctx.viewer, new Date()) })),

  cancel: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/bookings/{bookingId}/cancel',
        tags: ['bookings'],
        summary: 'Desfaz uma reserva até 24 horas antes: as moedas voltam',
        description: 'A vaga fica livre e as moedas pagas voltam na hora, uma só vez.',
        errorResponses: [404, 409],
      },
    })
    .input(OneBookingInput)
    .output(BookingOutput)
    .mutation(({ ctx, input }) => cancelBooking(ctx.db, ctx.viewer, input.bookingId)),
});
