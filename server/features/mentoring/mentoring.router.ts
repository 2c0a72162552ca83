import { admin, professor, router, signedIn, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { BookingOutput } from '../bookings/bookings.schema.ts';
import { docs } from './mentoring.docs.ts';
import {
  ManagedMentorOutput,
  ManagedMentorsOutput,
  ManagedSlotOutput,
  ManagedSlotsInput,
  ManagedSlotsOutput,
  MentorForm,
  OfferedOutput,
  OfferForm,
  OneSlotInput,
  RoomInput,
  UpdateMentorInput,
} from './manage.schema.ts';
import {
  cancelSlot,
  changeMentor,
  createMentor,
  listManagedMentors,
  listManagedSlots,
  offerSlots,
  setRoom,
} from './manage.service.ts';
import { BookSlotInput, MentoringOutput, SlotsInput, SlotsOutput } from './mentoring.schema.ts';
import { bookSlot, getMentoring, listSlots } from './mentoring.service.ts';

export const mentoringRouter = router({
  overview: signedIn
    .meta(rest('GET', '/mentoring', docs.overview))
    .output(MentoringOutput)
    .query(({ ctx }) => getMentoring(ctx.db)),

  slots: signedIn
    .meta(rest('GET', '/mentoring/slots', docs.slots))
    .input(SlotsInput)
    .output(SlotsOutput)
    .query(({ ctx, input }) => listSlots(ctx.db, ctx.viewer, input)),

  book: student
    .meta(rest('POST', '/mentoring/slots/{slotId}/book', docs.book, { errorResponses: [404, 409] }))
    .input(BookSlotInput)
    .output(BookingOutput)
    .mutation(({ ctx, input }) => bookSlot(ctx.db, ctx.viewer, input)),

  managedMentors: professor
    .meta(rest('GET', '/mentoring/managed/mentors', docs.managedMentors))
    .output(ManagedMentorsOutput)
    .query(async ({ ctx }) => ({ mentors: await listManagedMentors(ctx.db, ctx.viewer) })),

  managedSlots: professor
    .meta(rest('GET', '/mentoring/managed/slots', docs.managedSlots))
    .input(ManagedSlotsInput)
    .output(ManagedSlotsOutput)
    .query(({ ctx, input }) => listManagedSlots(ctx.db, ctx.viewer, input)),

  createMentor: admin
    .meta(rest('POST', '/mentoring/mentors', docs.createMentor, { errorResponses: [404, 409] }))
    .input(MentorForm)
    .output(ManagedMentorOutput)
    .mutation(async ({ ctx, input }) => ({ mentor: await createMentor(ctx.db, ctx.viewer, input) })),

  updateMentor: admin
    .meta(rest('PUT', '/mentoring/mentors/{mentorId}', docs.updateMentor, { errorResponses: [404, 409] }))
    .input(UpdateMentorInput)
    .output(ManagedMentorOutput)
    .mutation(async ({ ctx, input }) => ({ mentor: await changeMentor(ctx.db, ctx.viewer, input) })),

  offer: professor
    .meta(rest('POST', '/mentoring/slots', docs.offer, { errorResponses: [404, 409] }))
    .input(OfferForm)
    .output(OfferedOutput)
    .mutation(async ({ ctx, input }) => ({ slots: await offerSlots(ctx.db, ctx.viewer, input) })),

  setRoom: professor
    .meta(rest('PUT', '/mentoring/slots/{slotId}/room', docs.setRoom, { errorResponses: [404, 409] }))
    .input(RoomInput)
    .output(ManagedSlotOutput)
    .mutation(async ({ ctx, input }) => ({ slot: await setRoom(ctx.db, ctx.viewer, input.slotId, input.roomUrl) })),

  cancelSlot: professor
    .meta(rest('POST', '/mentoring/slots/{slotId}/cancel', docs.cancelSlot, { errorResponses: [404, 409] }))
    .input(OneSlotInput)
    .output(ManagedSlotOutput)
    .mutation(async ({ ctx, input }) => ({ slot: await cancelSlot(ctx.db, ctx.viewer, input.slotId) })),
});
