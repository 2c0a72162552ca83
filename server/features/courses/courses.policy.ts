import type { Viewer } from '../../common/viewer.ts';
import { hasAccess, isFree, type Enrolled, type Priced } from '../progress/access.policy.ts';

type Reader = Pick<Viewer, 'id' | 'role' | 'awaitingApproval'>;
type Owned = { professorId: number };
type Published = { status: string };

export const mayEdit = (viewer: Pick<Reader, 'id' | 'role'>, course: Owned): boolean =>
  viewer.role === 'admin' || viewer.id === course.professorId;

/** A course that is not active is visible only to its owner, to administrators and to its students. */
export const mayRead = (viewer: Reader, course: Owned & Published, isEnrolled: boolean): boolean =>
  course.status === 'active' || isEnrolled || mayEdit(viewer, course);

/** Administrators, and approved professors. */
const isStaff = ({ role, awaitingApproval }: Reader): boolean =>
  role === 'admin' || (role === 'professor' && !awaitingApproval);

/**
 * Whether the viewer gets the lesson content. Students get it while they have access, staff whenever they may read the
 * course, and professors who wait for approval only in free courses.
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

/** Premium courses are locked for viewers who are not staff, unless their enrollment gives access. */
export const isLocked = (viewer: Reader, course: Priced, enrollment: Enrolled | null, now: Date): boolean =>
  !isStaff(viewer) && !isFree(course) && !hasAccess(course, enrollment, now);
