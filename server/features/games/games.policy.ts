import type { Viewer } from '../../common/viewer.ts';

type Reader = Pick<Viewer, 'id' | 'role'>;
type Played = { userId: number };

/** The player's staff: every professor with a course or class that the player is in, and every administrator. */
const isStaffOf = (viewer: Reader, teaches: boolean): boolean =>
  viewer.role === 'admin' || (viewer.role === 'professor' && teaches);

/** A game is visible to its player and to the player's staff. */
export const mayReadGame = (viewer: Reader, game: Played, teaches: boolean): boolean =>
  viewer.id === game.userId || isStaffOf(viewer, teaches);

export const mayComment = (viewer: Reader, game: Played, teaches: boolean): boolean =>
  viewer.id !== game.userId && isStaffOf(viewer, teaches);

export const mayDelete = (viewer: Reader, comment: { authorId: number }): boolean =>
  viewer.role === 'admin' || viewer.id === comment.authorId;
