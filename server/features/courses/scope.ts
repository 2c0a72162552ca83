import type { Scope } from '../../../db/scope.ts';
import type { Viewer } from '../../common/viewer.ts';

/** A professor sees their own courses, an administrator the whole school's. */
export const scopeOf = (viewer: Pick<Viewer, 'id' | 'role'>, courseId?: number): Scope => ({
  professorId: viewer.role === 'admin' ? undefined : viewer.id,
  courseId,
});
