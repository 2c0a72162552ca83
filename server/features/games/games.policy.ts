import type { Viewer } from '../../common/viewer.ts';

type Reader = Pick<Viewer, 'id' | 'role'>;
type Played = { userId: number };

/** Staff of the game's player: a professor with a course in which the player is enrolled, and every administrator. */
const isStaffOf = (viewer: Reader, teaches: boolean): boolean =>
  viewer.role === 'admin' || (viewer.role === 'professor' && teaches);

/** A game is known to who played it and to their staff. */
export const mayReadGame = (viewer: Reader, game: Played, teaches: boolean): boolean =>
  viewer.id === game.userId || isStaffOf(viewer, teaches);

export const mayComment = (viewer: Reader, game: Played, teaches: boolean): boolean =>
  viewer.id !== game.userId && isStaffOf(viewer, teaches);

export const mayDelete = (viewer: Reader, comment: { authorId: number }): boolean =>
  viewer.role === 'admin' || viewer.id === comment.authorId;
