import { levelOf, starsOf } from '../ledger/levels.ts';
import type { User } from './auth.schema.ts';
import type { Viewer } from '../../common/viewer.ts';

/** A user's row as clients see it. Fields are listed one by one, so that a column added later never leaks. */
export const toUser = (row: Viewer): User => ({
  id: row.id,
  fullName: row.fullName,
  username: row.username,
  email: row.email,
  role: row.role,
  rating: row.rating,
  provisional: row.ratingProvisional,
  level: levelOf(row.experience),
  stars: starsOf(row.experience),
  experience: row.experience,
  coins: row.coins,
  phone: row.phone,
  bio: row.bio,
  location: row.location,
  dateOfBirth: row.dateOfBirth,
  avatarUrl: row.avatarUrl,
  awaitingApproval: row.awaitingApproval,
  alsoTeaches: row.alsoTeaches,
  createdAt: row.createdAt.toISOString(),
});
