import type { Viewer } from '../../common/viewer.ts';
import { hasAccess, isFree, type Enrolled, type Priced } from '../progress/access.policy.ts';

type Reader = Pick<Viewer, 'id' | 'role' | 'awaitingApproval'>;
type Owned = { professorId: number };
type Published = { status: string };

export const mayEdit = (viewer: Pick<Reader, 'id' | 'role'>, course: Owned): boolean =>
  viewer.role === 'admin' || viewer.id === course.professorId;

/** A course that is not active is known to its owner, to administrators and to the students enrolled in it. */
export const mayRead = (viewer: Reader, course: Owned & Published, isEnrolled: boolean): boolean =>
  course.status === 'active' || isEnrolled || mayEdit(viewer, course);

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
