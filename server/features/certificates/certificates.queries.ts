import { eq } from 'drizzle-orm';
import type { Read, Tx } from '../../../db/client.ts';
import { certificates } from '../../../db/schema/progress.ts';

export const findByEnrollment = async (tx: Tx, enrollmentId: number) =>
  (await tx.select().from(certificates).where(eq(certificates.enrollmentId, enrollmentId)))[0];

export const findByCode = async (read: Read, code: string) =>
  (await read.select().from(certificates).where(eq(certificates.code, code)))[0];

export const insertCertificate = async (tx: Tx, certificate: typeof certificates.$inferInsert): Promise<void> => {
  await tx.insert(certificates).values(certificate);
};
