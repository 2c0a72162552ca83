import { and, eq, gt, lte } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { school, startLinks } from '../../../db/schema/school.ts';

/** The id of the table's only row. */
const ONLY = 1;

export const findSchool = async (read: Read) =>
  (
    await read
      .select({
        name: school.name,
        accent: school.accent,
        logoUrl: school.logoUrl,
        registration: school.registration,
        phrases: school.phrases,
        watching: school.watching,
        purchaseApproval: school.purchaseApproval,
        asksConsent: school.asksConsent,
      })
      .from(school)
      .where(eq(school.id, ONLY))
  )[0];

type Values = Omit<typeof school.$inferInsert, 'id'>;
export const putSchool = async (tx: Tx, values: Values): Promise<void> => {
  await tx
    .insert(school)
    .values({ id: ONLY, ...values })
    .onConflictDoUpdate({ target: school.id, set: values });
};

/**
 * Stores a link by the hash of its secret, and deletes expired links. Valid links of other processes that started just
 * now stay.
 */
export const addStartLink = async (tx: Tx, link: typeof startLinks.$inferInsert, now: Date): Promise<void> => {
  await tx.delete(startLinks).where(lte(startLinks.expiresAt, now));
  await tx.insert(startLinks).values(link);
};

export const isStartLinkGood = async (read: Read, hash: string, now: Date): Promise<boolean> =>
  (
    await read
      .select({ id: startLinks.id })
      .from(startLinks)
      .where(and(eq(startLinks.hash, hash), gt(startLinks.expiresAt, now)))
  ).length > 0;

export const dropStartLinks = async (tx: Tx): Promise<void> => {
  await tx.delete(startLinks);
};
