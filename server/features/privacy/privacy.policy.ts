import type { Viewer } from '../../common/viewer.ts';

/** Who administers answers for what the school keeps about its students, by the law too. */
export const maySeeStudentsData = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'admin';
