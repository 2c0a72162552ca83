import { late } from '../lib/late.tsx';

/** The header of a signed-in user, in a file of its own. */
export const MemberBar = late(() => import('./MemberBar.tsx'));
