export type Priced = { priceCents: number };

export type Enrolled = { accessUntil: Date | null };

/** Free means price 0; the rest is premium. */
export const isFree = (course: Priced): boolean => course.priceCents === 0;

/**
 * When an enrollment ends to open its course; null is never. A course that is free now is open, whatever was paid for
 * it.
 */
export const accessEnd = (course: Priced, enrollment: Enrolled): Date | null =>
  isFree(course) ? null : enrollment.accessUntil;

/** Whether an enrollment, where there is one, opens the course at that moment. */
export const hasAccess = (course: Priced, enrollment: Enrolled | null, now: Date): boolean => {
  const end = enrollment && accessEnd(course, enrollment);
  return enrollment !== null && (end === null || now < end);
};
