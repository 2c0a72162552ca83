import { anyone, router, session, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { findAddress, makeAddress, readFeed, revokeAddress } from './address.service.ts';
import { docs } from './calendar.docs.ts';
import {
  AddressOutput,
  FeedInput,
  FeedOutput,
  MadeAddressOutput,
  RevokedAddressOutput,
  WeekInput,
  WeekOutput,
} from './calendar.schema.ts';
import { listWeek } from './calendar.service.ts';

const ICS_FILE = { type: 'text/calendar', name: 'filename', text: 'ics' };

export const calendarRouter = router({
  week: signedIn
    .meta(rest('GET', '/calendar', docs.week))
    .input(WeekInput)
    .output(WeekOutput)
    .query(({ ctx, input }) => listWeek(ctx.db.read, ctx.viewer, input.day, new Date())),

  address: signedIn
    .meta(rest('GET', '/calendar/address', docs.address))
    .output(AddressOutput)
    .query(({ ctx }) => findAddress(ctx.db.read, ctx.viewer)),

  // A token that ends must not make an address that stays.
  makeAddress: session
    .meta(rest('POST', '/calendar/address', docs.makeAddress))
    .output(MadeAddressOutput)
    .mutation(({ ctx }) => makeAddress(ctx.db, ctx.viewer)),

  revokeAddress: session
    .meta(rest('DELETE', '/calendar/address', docs.revokeAddress))
    .output(RevokedAddressOutput)
    .mutation(async ({ ctx }) => ({ revoked: await revokeAddress(ctx.db, ctx.viewer) })),

  // The secret stands in the address because calendars can send nothing else; the log leaves it out.
  feed: anyone
    .meta(rest('GET', '/calendar/feeds/{secret}/calendario.ics', docs.feed, { errorResponses: [404], file: ICS_FILE }))
    .input(FeedInput)
    .output(FeedOutput)
    .query(({ ctx, input }) => readFeed(ctx.db.read, input.secret, new Date())),
});
