import { sql } from 'drizzle-orm';
import { bool, check, createdAt, id, int, table, text, timestamp, uniqueIndex } from '../columns.ts';

/** The possible colours of a school; each is a palette in src/styles/accents.css. */
export const ACCENTS = ['verde', 'azul', 'vinho', 'roxo', 'petroleo'] as const;

/** Who can sign up without an invitation: everybody, those who have the code of a class, or nobody. */
export const REGISTRATIONS = ['open', 'code', 'closed'] as const;

/** The school's name, look and rules: one row, or none before the school has set them. */
export const school = table(
  'school',
  {
    id: int('id').primaryKey(),
    /** Null: the school has the product's name. */
    name: text('name'),
    accent: text('accent', { enum: ACCENTS }).notNull(),
    /** The school's logo. */
    logoUrl: text('logo_url'),
    registration: text('registration', { enum: REGISTRATIONS }).notNull().default('open'),
    /** Whether players may say ready phrases to each other. */
    phrases: bool('phrases').notNull().default(true),
    /** Whether students may watch the games of their classmates. */
    watching: bool('watching').notNull().default(false),
    /** Whether purchases from accounts that professors made for children wait for their guardians. */
    purchaseApproval: bool('purchase_approval').notNull().default(false),
    /** Whether who signs up says when they were born, and under 13 who lets them. */
    asksConsent: bool('asks_consent').notNull().default(false),
    updatedAt: timestamp('updated_at').notNull(),
  },
  one => [check('school_is_one', sql`${one.id} = 1`)],
);

/** Links for the first administrator, one for each start of a process while there is none. */
export const startLinks = table(
  'start_links',
  {
    id: id(),
    /** SHA-256 of the link's secret, in hexadecimal. */
    hash: text('hash').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    createdAt: createdAt(),
  },
  link => [uniqueIndex('start_links_hash').on(link.hash)],
);
