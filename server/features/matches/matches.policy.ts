import type { Viewer } from '../../common/viewer.ts';

type Reader = Pick<Viewer, 'id' | 'role'>;
type Held = { creatorId: number; whiteId: number | null; blackId: number | null };

export const isPlayer = ({ id }: Pick<Viewer, 'id'>, { creatorId, whiteId, blackId }: Held): boolean =>
  [creatorId, whiteId, blackId].includes(id);

/** A match is visible to its players, to administrators, and to a professor of one of its players. */
export const mayReadMatch = (viewer: Reader, match: Held, teaches: boolean): boolean =>
  isPlayer(viewer, match) || viewer.role === 'admin' || (viewer.role === 'professor' && teaches);
