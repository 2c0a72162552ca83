import { z } from 'zod';
import { MAX_WEEKS, RoomForm } from '../../../../server/features/mentoring/manage.schema.ts';
import { MentoringProgram } from '../../../../server/features/mentoring/mentoring.schema.ts';

const WEEKS = `Repita por 1 a ${MAX_WEEKS} semanas`;

/** An offer as its fields have it: a day, a time in São Paulo, and for how many weeks. */
export const TypedOffer = z.object({
  mentorId: z.coerce.number<string>('Escolha o mentor').int('Escolha o mentor').positive('Escolha o mentor'),
  program: MentoringProgram,
  day: z.string().regex(/^20\d\d-\d\d-\d\d$/, 'Informe a data'),
  time: z.string().regex(/^\d\d:\d\d$/, 'Informe a hora'),
  weeks: z.coerce.number<string>(WEEKS).int(WEEKS).min(1, WEEKS).max(MAX_WEEKS, WEEKS),
  secondDay: z.coerce.number<string>(),
  roomUrl: RoomForm.shape.roomUrl,
});
export type OfferValues = z.input<typeof TypedOffer>;
export type Offer = z.output<typeof TypedOffer>;
