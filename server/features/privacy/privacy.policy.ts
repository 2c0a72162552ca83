import type { Viewer } from '../../common/viewer.ts';

/** Administrators answer for what the school keeps about its students, by the law too. */
export const maySeeStudentsData = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'admin';
