import type { Viewer } from '../auth/sessions.ts';

/** Whose courses and students are meant: one professor's, or the whole school's; all of the courses, or one. */
export type Scope = { professorId: number | undefined; courseId?: number | undefined };

/** A professor's own; an administrator's are the school's. */
export const scopeOf = (viewer: Pick<Viewer, 'id' | 'role'>, courseId?: number): Scope => ({ professorId: viewer.role === 'admin' ? undefined : viewer.id, courseId });
