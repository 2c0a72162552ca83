import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, index, int, table, text, timestamp, uniqueIndex } from '../columns.ts';
import { users } from './users.ts';

/** The link with which a child's guardians read their page: one a child, the newest. */
export const guardianLinks = table(
  'guardian_links',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the link's secret, in hexadecimal. */
    hash: text('hash').notNull(),
    /**
     * SHA-256 of the child's password hash when the link was made: with another password it opens nothing. Empty when
     * it was revoked.
     */
    passwordMark: text('password_mark').notNull(),
    /** Whether the guardians want each purchase to wait for them. Kept when the link is replaced or revoked. */
    approvesPurchases: bool('approves_purchases').notNull().default(false),
    createdAt: createdAt(),
  },
  link => [uniqueIndex('guardian_links_user').on(link.userId), uniqueIndex('guardian_links_hash').on(link.hash)],
);

/** Where a child's guardians want its week by mail: one address a child, for as long as their link opens something. */
export const guardianMails = table(
  'guardian_mails',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    email: text('email').notNull(),
    /** The hash of the link with which they asked: with another one they ask again. */
    linkHash: text('link_hash').notNull(),
    /** Travels in every mail: it confirms the address and ends the mails, and opens nothing. */
    token: text('token').notNull(),
    /** Nothing of the child is sent before the address has answered. */
    confirmedAt: timestamp('confirmed_at'),
    /** The first day of the last week that was told. */
    toldWeek: text('told_week'),
    createdAt: createdAt(),
  },
  mail => [uniqueIndex('guardian_mails_user').on(mail.userId), uniqueIndex('guardian_mails_token').on(mail.token)],
);

/**
 * What a child asks for: something of the store, a course for a time, a place in a programme or a tournament, or an
 * hour with a mentor. One for each thing that coins buy.
 */
export const PURCHASE_KINDS = ['order', 'unlock', 'program', 'tournament', 'slot'] as const;
export const PURCHASE_STATES = ['waiting', 'approved', 'declined', 'withdrawn'] as const;

/** Purchases that wait, or waited, for a child's guardians. Nothing is paid and nothing is held before they approve. */
export const purchaseRequests = table(
  'purchase_requests',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: PURCHASE_KINDS }).notNull(),
    /** What was asked for, as JSON that its contract reads again. */
    input: text('input').notNull(),
    /** Its name, as it was then. */
    title: text('title').notNull(),
    /** What it costs. At another price it is not bought: it waits on with that one. */
    coins: int('coins').notNull(),
    /** The client's key: asked again with it, it is the same request. */
    clientKey: text('client_key').notNull(),
    state: text('state', { enum: PURCHASE_STATES }).notNull().default('waiting'),
    answeredAt: timestamp('answered_at'),
    /** When the approval was spent: it allows one payment. */
    usedAt: timestamp('used_at'),
    createdAt: createdAt(),
  },
  request => [
    uniqueIndex('purchase_requests_once').on(request.userId, request.clientKey),
    index('purchase_requests_user').on(request.userId, request.id),
    check('purchase_requests_coins_positive', sql`${request.coins} > 0`),
  ],
);

/** Who let a child under 13 sign up, and when, where the school asks for it. */
export const consents = table(
  'consents',
  {
    id: id(),
    userId: int('user_id')
      .notNull()
      .references(() => users.id),
    guardianName: text('guardian_name').notNull(),
    createdAt: createdAt(),
  },
  consent => [uniqueIndex('consents_user').on(consent.userId)],
);
