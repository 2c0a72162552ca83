import type { Slot } from './mentoring.schema.ts';

type SlotRow = Pick<Slot, 'id' | 'mentorId' | 'mentorName' | 'program' | 'minutes' | 'price' | 'capacity'> & {
  startsAt: Date;
};

/** A slot as everybody sees it; `taken` is the number of its taken seats. */
export const toSlot = (
  { id, mentorId, mentorName, program, startsAt, minutes, price, capacity }: SlotRow,
  taken: number,
  meetings: readonly { startsAt: Date }[],
): Omit<Slot, 'booked'> => ({
  id,
  mentorId,
  mentorName,
  program,
  startsAt: startsAt.toISOString(),
  minutes,
  price,
  capacity,
  places: capacity - taken,
  meetings: meetings.map(meeting => meeting.startsAt.toISOString()),
});
