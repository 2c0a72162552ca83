import type { Viewer } from '../auth/sessions.ts';

type Reader = Pick<Viewer, 'id' | 'role' | 'awaitingApproval'>;
type Owned = { professorId: number };
type Published = { status: string };
type Priced = { priceCents: number };
type Enrolled = { accessUntil: Date | null };

export const mayEdit = (viewer: Pick<Reader, 'id' | 'role'>, course: Owned): boolean =>
  viewer.role === 'admin' || viewer.id === course.professorId;

/** A course that is not active is known to its owner, to administrators and to the students enrolled in it. */
export const mayRead = (viewer: Reader, course: Owned & Published, isEnrolled: boolean): boolean =>
  course.status === 'active' || isEnrolled || mayEdit(viewer, course);

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

/** Administrators, and the professors whom the school has let in. */
const isStaff = ({ role, awaitingApproval }: Reader): boolean =>
  role === 'admin' || (role === 'professor' && !awaitingApproval);

/**
 * Whether the viewer gets the lessons themselves: students while they have access, the school's staff whenever they may
 * read the course, who waits to be of it those of free courses.
 */
export const mayStudy = (
  viewer: Reader,
  course: Owned & Published & Priced,
  enrollment: Enrolled | null,
  now: Date,
): boolean =>
  viewer.role === 'student'
    ? hasAccess(course, enrollment, now)
    : (isStaff(viewer) || isFree(course)) && mayRead(viewer, course, enrollment !== null);

/** Whoever is not of the staff is kept out of premium courses, but not out of those that their enrollment opens. */
export const isLocked = (viewer: Reader, course: Priced, enrollment: Enrolled | null, now: Date): boolean =>
  !isStaff(viewer) && !isFree(course) && !hasAccess(course, enrollment, now);

/** True publishes; false pauses what is active and leaves anything else, a draft above all, as it is. */
export const statusAfter = <Status extends string>(status: Status, isActive: boolean): Status | 'active' | 'paused' =>
  isActive ? 'active' : status === 'active' ? 'paused' : status;
