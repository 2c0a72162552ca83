export type Priced = { priceCents: number };

export type Enrolled = { accessUntil: Date | null };

/** Price 0 is free; all other courses are premium. */
export const isFree = (course: Priced): boolean => course.priceCents === 0;

/**
 * The end of an enrollment's access to its course; null is permanent. A course that is free now is open, whatever was
 * paid for it.
 */
export const accessEnd = (course: Priced, enrollment: Enrolled): Date | null =>
  isFree(course) ? null : enrollment.accessUntil;

/** Whether an enrollment, if any, gives access to the course at that time. */
export const hasAccess = (course: Priced, enrollment: Enrolled | null, now: Date): boolean => {
  const end = enrollment && accessEnd(course, enrollment);
  return enrollment !== null && (end === null || now < end);
};
