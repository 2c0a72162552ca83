import { levelOf } from '../ledger/levels.ts';
import type { User } from './auth.schema.ts';
import type { Viewer } from './sessions.ts';

/** A user's row as clients see it. */
export const toUser = (row: Viewer): User => ({ ...row, level: levelOf(row.experience), createdAt: row.createdAt.toISOString() });
