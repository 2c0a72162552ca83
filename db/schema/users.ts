import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, strings, table, text, timestamp, uniqueIndex } from '../columns.ts';

export const ROLES = ['student', 'professor', 'admin'] as const;

export const users = table(
  'users',
  {
    id: id(),
    fullName: text('full_name').notNull(),
    /** The full name as it is searched: without accents, in lower case. */
    nameSearch: text('name_search').notNull(),
    username: text('username').notNull(),
    /** The username as it is compared: lower case, composed. */
    usernameKey: text('username_key').notNull(),
    /** Always in lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    rating: int('rating').notNull().default(1200),
    /** Sums of the ledger's entries, kept beside them in the same transaction. */
    experience: int('experience').notNull().default(0),
    coins: int('coins').notNull().default(0),
    phone: text('phone'),
    bio: text('bio'),
    location: text('location'),
    /** yyyy-mm-dd */
    dateOfBirth: text('date_of_birth'),
    avatarUrl: text('avatar_url'),
    /** A professor whom no administrator has let in yet. */
    awaitingApproval: bool('awaiting_approval').notNull().default(false),
    /** From then on nobody signs in with it. */
    deactivatedAt: timestamp('deactivated_at'),
    /** When its owner had it deleted: no name, address or text of theirs is left. */
    erasedAt: timestamp('erased_at'),
    createdAt: createdAt(),
  },
  user => [
    uniqueIndex('users_email').on(user.email),
    uniqueIndex('users_username').on(user.usernameKey),
    index('users_role').on(user.role, user.nameSearch),
    check('users_experience_never_negative', sql`${user.experience} >= 0`),
    check('users_coins_never_negative', sql`${user.coins} >= 0`),
  ],
);

export const sessions = table(
  'sessions',
  {
    /** SHA-256 of the id that the cookie carries, in hexadecimal. */
    id: text('id').primaryKey(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at').notNull(),
    /**
     * The browser in which it began and its system, as 'Chrome · Windows': enough for its user to know it again, too
     * little to trace anybody by.
     */
    device: text('device'),
    createdAt: createdAt(),
  },
  session => [index('sessions_user').on(session.userId), index('sessions_expiry').on(session.expiresAt)],
);

/** What an access token may do for its owner. */
export const TOKEN_SCOPES = ['read', 'write', 'admin'] as const;

/** Keys by which programs call the API in a user's name. */
export const accessTokens = table(
  'access_tokens',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** What its owner calls it. */
    name: text('name').notNull(),
    /** SHA-256 of the token, in hexadecimal. */
    hash: text('hash').notNull(),
    /** Of `TOKEN_SCOPES`. */
    scopes: strings('scopes').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    lastUsedAt: timestamp('last_used_at'),
    revokedAt: timestamp('revoked_at'),
    createdAt: createdAt(),
  },
  token => [
    uniqueIndex('access_tokens_hash').on(token.hash),
    index('access_tokens_user').on(token.userId, token.createdAt),
  ],
);

/** Links by which a user chooses a new password: at most one of each, used once. */
export const passwordResets = table(
  'password_resets',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's secret, in hexadecimal. */
    hash: text('hash').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    createdAt: createdAt(),
  },
  reset => [uniqueIndex('password_resets_user').on(reset.userId), uniqueIndex('password_resets_hash').on(reset.hash)],
);

/** Attempts that are counted against a limit: failed logins by account and address, registrations by address. */
export const attempts = table(
  'attempts',
  {
    id: id(),
    /** What is counted, such as `login:account:ana@exemplo.com`. */
    key: text('key').notNull(),
    at: timestamp('at').notNull(),
  },
  attempt => [index('attempts_key').on(attempt.key, attempt.at), index('attempts_at').on(attempt.at)],
);
