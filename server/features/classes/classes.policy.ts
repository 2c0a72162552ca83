import type { Viewer } from '../../common/viewer.ts';

type Reader = Pick<Viewer, 'id' | 'role'>;

/** What somebody is in a class; null if they cannot see it. */
export type Part = 'professor' | 'student' | null;

/** Administrators are in every class what its professors are. */
export const partOf = ({ role }: Pick<Reader, 'role'>, row: { teaches: boolean; studies: boolean }): Part => {
  if (role === 'admin' || row.teaches) return 'professor';
  return row.studies ? 'student' : null;
};

/** Whose password a professor of the class may replace: an account with an email is its owner's alone. */
export const mayGivePassword = ({ email }: { email: string | null }): boolean => email === null;
