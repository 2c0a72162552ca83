import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, strings, table, text, timestamp, uniqueIndex } from '../columns.ts';

export const ROLES = ['student', 'professor', 'admin'] as const;

/**
 * Students who have played a rated game and whose account still exists. Written as one expression, which the index and
 * its queries share, so that no other index is tried for a part of it.
 */
export const IS_RANKED = "case when role = 'student' and erased_at is null and practice_games > 0 then 1 else 0 end";

export const users = table(
  'users',
  {
    id: id(),
    fullName: text('full_name').notNull(),
    /** The full name for searching: without accents, in lower case. */
    nameSearch: text('name_search').notNull(),
    username: text('username').notNull(),
    /** The username for comparing: lower case, Unicode NFKC. */
    usernameKey: text('username_key').notNull(),
    /** What the username looks like; null for an account without a name of its own. */
    usernameLook: text('username_look'),
    /** Always in lower case; null for a child's account, which a professor made: it signs in by its username. */
    email: text('email'),
    /** What the email looks like. */
    emailLook: text('email_look'),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    rating: int('rating').notNull().default(1200),
    /** Whether the rating is a guess yet: how uncertain it is stands in `game_ratings`. */
    ratingProvisional: bool('rating_provisional').notNull().default(true),
    /** Sums of the ledger's entries, updated in the same transaction. */
    experience: int('experience').notNull().default(0),
    coins: int('coins').notNull().default(0),
    /** All games, and the results of the rated ones: kept by the database's triggers. */
    games: int('games').notNull().default(0),
    practiceGames: int('practice_games').notNull().default(0),
    practiceWins: int('practice_wins').notNull().default(0),
    practiceDraws: int('practice_draws').notNull().default(0),
    practiceLosses: int('practice_losses').notNull().default(0),
    phone: text('phone'),
    bio: text('bio'),
    location: text('location'),
    /** yyyy-mm-dd */
    dateOfBirth: text('date_of_birth'),
    avatarUrl: text('avatar_url'),
    /** The last day on which they had the academia open, yyyy-mm-dd; null if never. */
    lastSeenOn: text('last_seen_on'),
    /** Until when their time is paid for by the rewards of lessons: the database keeps it along (db/derived). */
    studiedUntil: timestamp('studied_until'),
    /** A professor who waits for an administrator's approval. */
    awaitingApproval: bool('awaiting_approval').notNull().default(false),
    /**
     * When the school let a professor in: approved, invited or imported them, or gave them the role. Null for who
     * signed up where anybody may: they teach, but read no premium lessons of others.
     */
    approvedAt: timestamp('approved_at'),
    /** Whether an administrator also teaches: the professor's side then opens to them as to a professor. */
    alsoTeaches: bool('also_teaches').notNull().default(false),
    /** Whether classmates may not watch their games, though the school lets them. */
    hidesGames: bool('hides_games').notNull().default(false),
    /** Whether they want what the school writes by mail, where it does. */
    takesMail: bool('takes_mail').notNull().default(true),
    /** From then on the account cannot sign in. */
    deactivatedAt: timestamp('deactivated_at'),
    /** When the owner had the account deleted: no personal data is left. */
    erasedAt: timestamp('erased_at'),
    createdAt: createdAt(),
  },
  user => [
    uniqueIndex('users_email').on(user.email),
    uniqueIndex('users_username').on(user.usernameKey),
    index('users_username_look').on(user.usernameLook),
    index('users_email_look').on(user.emailLook),
    index('users_role').on(user.role, user.nameSearch),
    // The accounts by name, and the players in the order of their ranking.
    index('users_name').on(user.nameSearch, user.id),
    index('users_waiting')
      .on(user.nameSearch, user.id)
      .where(sql`awaiting_approval`),
    index('users_deactivated')
      .on(user.nameSearch, user.id)
      .where(sql`deactivated_at is not null`),
    index('users_experience').on(sql`(-experience)`, user.nameSearch, user.id),
    index('users_ranking')
      .on(sql`(-rating)`, user.nameSearch, user.id)
      .where(sql`(${sql.raw(IS_RANKED)}) = 1`),
    check('users_experience_never_negative', sql`${user.experience} >= 0`),
    check('users_coins_never_negative', sql`${user.coins} >= 0`),
  ],
);

export const sessions = table(
  'sessions',
  {
    /** SHA-256 of the id in the cookie, in hexadecimal. */
    id: text('id').primaryKey(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at').notNull(),
    /**
     * The browser and system, as 'Chrome · Windows': enough for users to recognize their session, too little to
     * identify anybody.
     */
    device: text('device'),
    createdAt: createdAt(),
  },
  session => [index('sessions_user').on(session.userId), index('sessions_expiry').on(session.expiresAt)],
);

/** What an access token can do for its owner. */
export const TOKEN_SCOPES = ['read', 'write', 'admin'] as const;

/** Tokens with which programs call the API in a user's name. */
export const accessTokens = table(
  'access_tokens',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** The owner's name for it. */
    name: text('name').notNull(),
    /** SHA-256 of the token, in hexadecimal. */
    hash: text('hash').notNull(),
    /** A list of `TOKEN_SCOPES`. */
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

/** Links with which a user chooses a new password: at most one for each user, used once. */
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

/** Attempts that count against a limit: failed logins by account and address, registrations by address. */
export const attempts = table(
  'attempts',
  {
    id: id(),
    /** The key of the count, such as `login:account:ana@exemplo.com`. */
    key: text('key').notNull(),
    at: timestamp('at').notNull(),
  },
  attempt => [index('attempts_key').on(attempt.key, attempt.at), index('attempts_at').on(attempt.at)],
);
