import { router, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './bookings.docs.ts';
import { BookingOutput, BookingsInput, BookingsOutput, OneBookingInput, UpcomingOutput } from './bookings.schema.ts';
import { cancelBooking, listBookings } from './bookings.service.ts';
import { listUpcoming } from './upcoming.service.ts';

export const bookingsRouter = router({
  list: student
    .meta(rest('GET', '/bookings', docs.list))
    .input(BookingsInput)
    .output(BookingsOutput)
    .query(({ ctx, input }) => listBookings(ctx.db, ctx.viewer, input.page)),

  upcoming: student
    .meta(rest('GET', '/bookings/upcoming', docs.upcoming))
    .output(UpcomingOutput)
    .query(async ({ ctx }) => ({ sessions: await listUpcoming(ctx.db, ctx.viewer, new Date()) })),

  cancel: student
    .meta(rest('POST', '/bookings/{bookingId}/cancel', docs.cancel, { errorResponses: [404, 409] }))
    .input(OneBookingInput)
    .output(BookingOutput)
    .mutation(({ ctx, input }) => cancelBooking(ctx.db, ctx.viewer, input.bookingId)),
});
