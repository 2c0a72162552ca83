import type { MentoringProgram } from '../../../../server/features/mentoring/mentoring.schema.ts';

/** What a student wants to book: a programme with any mentor, or anything with one mentor. */
export type BookingChoice = { program?: MentoringProgram; mentorId?: number };
