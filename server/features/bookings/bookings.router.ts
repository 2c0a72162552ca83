import { router, student } from '../../trpc/init.ts';
import { BookingOutput, BookingsInput, BookingsOutput, OneBookingInput } from './bookings.schema.ts';
import { cancelBooking, listBookings } from './bookings.service.ts';

export const bookingsRouter = router({
  list: student
    .meta({ openapi: { method: 'GET', path: '/bookings', tags: ['bookings'], summary: 'As próprias reservas: mentorias, programas e torneios' } })
    .input(BookingsInput)
    .output(BookingsOutput)
    .query(({ ctx, input }) => listBookings(ctx.db, ctx.viewer, input.page)),

  cancel: student
    .meta({ openapi: { method: 'POST', path: '/bookings/{bookingId}/cancel', tags: ['bookings'], summary: 'Desfaz uma reserva até 24 horas antes: as moedas voltam', errorResponses: [409] } })
    .input(OneBookingInput)
    .output(BookingOutput)
    .mutation(({ ctx, input }) => cancelBooking(ctx.db, ctx.viewer, input.bookingId)),
});
