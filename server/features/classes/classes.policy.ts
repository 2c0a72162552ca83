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

/** Whether somebody in a class that goes on may comment: its students where the announcement is open to them. */
export const mayComment = ({ part }: { part: Part }, { commentsOpen }: { commentsOpen: boolean }): boolean =>
  part === 'professor' || (part === 'student' && commentsOpen);

/** Whose comments somebody may take away, while the class goes on: one's own, and as its professor all. */
export const mayRemoveComment = (
  viewer: Reader,
  { part, archivedAt }: { part: Part; archivedAt: Date | null },
  comment: { authorId: number },
): boolean => archivedAt === null && (part === 'professor' || (part === 'student' && viewer.id === comment.authorId));
