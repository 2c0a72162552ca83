import type { Viewer } from '../auth/sessions.ts';

type Reader = Pick<Viewer, 'id' | 'role'>;
type Owned = { professorId: number };
type Published = { status: string };

export const mayEdit = (viewer: Reader, course: Owned): boolean => viewer.role === 'admin' || viewer.id === course.professorId;

/** A course that is not active is known to its owner, to administrators and to the students enrolled in it. */
export const mayRead = (viewer: Reader, course: Owned & Published, isEnrolled: boolean): boolean =>
  course.status === 'active' || isEnrolled || mayEdit(viewer, course);

/** Whether the viewer gets the lessons themselves: students once they are enrolled, the school's staff whenever they may read the course. */
export const mayStudy = (viewer: Reader, course: Owned & Published, isEnrolled: boolean): boolean =>
  viewer.role === 'student' ? isEnrolled : mayRead(viewer, course, isEnrolled);

/** Free means price 0; the rest is premium. */
export const isFree = (course: { priceCents: number }): boolean => course.priceCents === 0;

/** Only students are kept out of premium courses, and not out of those they are enrolled in. */
export const isLocked = (viewer: Reader, course: { priceCents: number }, isEnrolled: boolean): boolean =>
  viewer.role === 'student' && !isFree(course) && !isEnrolled;

/** True publishes; false pauses what is active and leaves anything else, a draft above all, as it is. */
export const statusAfter = <Status extends string>(status: Status, isActive: boolean): Status | 'active' | 'paused' =>
  isActive ? 'active' : status === 'active' ? 'paused' : status;
