import type { users } from '../../db/schema/users.ts';

export type UserRow = Omit<
  typeof users.$inferSelect,
  'passwordHash' | 'usernameKey' | 'usernameLook' | 'emailLook' | 'nameSearch'
>;

/** Who makes a request: the user's row without its secrets. */
export type Viewer = UserRow & { /** The network address from which they ask. */ address?: string };
