import type { Viewer } from '../../common/viewer.ts';
import { hasAccess, isFree, type Enrolled, type Priced } from '../progress/access.policy.ts';

type Reader = Pick<Viewer, 'id' | 'role' | 'approvedAt'>;
/** Whose a course is, and whether the viewer is one of its co-authors. */
type Owned = { professorId: number };
type Shared = Owned & { isCoAuthor: boolean };
type Published = { status: string };

/** Who decides about a course: sets its price and its co-authors, and deletes it. */
export const mayOwn = (viewer: Pick<Reader, 'id' | 'role'>, course: Owned): boolean =>
  viewer.role === 'admin' || viewer.id === course.professorId;

/** Who writes a course and follows its students. */
export const mayEdit = (viewer: Pick<Reader, 'id' | 'role'>, course: Shared): boolean =>
  mayOwn(viewer, course) || course.isCoAuthor;

/** A course that is not active is visible only to its professors, to administrators and to its students. */
export const mayRead = (viewer: Reader, course: Shared & Published, isEnrolled: boolean): boolean =>
  course.status === 'active' || isEnrolled || mayEdit(viewer, course);

/**
 * Administrators, and professors that the school has approved. Where anybody may sign up as a professor, that alone
 * must not open what others pay for.
 */
const isStaff = ({ role, approvedAt }: Reader): boolean =>
  role === 'admin' || (role === 'professor' && approvedAt !== null);

/**
 * Whether the viewer gets the lesson content. Students get it while they have access, staff whenever they may read the
 * course, and professors who wait for approval only in free courses and their own.
 */
export const mayStudy = (
  viewer: Reader,
  course: Shared & Published & Priced,
  enrollment: Enrolled | null,
  now: Date,
): boolean =>
  viewer.role === 'student'
    ? hasAccess(course, enrollment, now)
    : (isStaff(viewer) || isFree(course) || mayEdit(viewer, course)) && mayRead(viewer, course, enrollment !== null);

/** Premium courses are locked for viewers who are neither staff nor owner, unless their enrollment gives access. */
export const isLocked = (viewer: Reader, course: Shared & Priced, enrollment: Enrolled | null, now: Date): boolean =>
  !isStaff(viewer) && !mayEdit(viewer, course) && !isFree(course) && !hasAccess(course, enrollment, now);
