import { sql } from 'drizzle-orm';
import { check, createdAt, id, int, table, text, timestamp, uniqueIndex } from '../columns.ts';

/** The colours that a school can have; each is a palette in src/styles/accents.css. */
export const ACCENTS = ['verde', 'azul', 'vinho', 'roxo', 'petroleo'] as const;

/** What the school is called and how it looks: one row, or none while nobody has said. */
export const school = table(
  'school',
  {
    id: int('id').primaryKey(),
    /** None: the school is called as the product is. */
    name: text('name'),
    accent: text('accent', { enum: ACCENTS }).notNull(),
    /** The picture that stands for the school. */
    logoUrl: text('logo_url'),
    updatedAt: timestamp('updated_at').notNull(),
  },
  one => [check('school_is_one', sql`${one.id} = 1`)],
);

/** Links by which the first administrator comes in, one for each start of a process while there is none. */
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
