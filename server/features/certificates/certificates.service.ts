import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { findByCode, findByEnrollment, insertCertificate } from './certificates.queries.ts';

/** 32 signs that cannot be mistaken for each other when read aloud (Crockford's base 32): five bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 20;
const GROUP_LENGTH = 5;

/** An unguessable code of 100 random bits, such as `7K3QD-…`. */
const newCode = (): string => {
  const signs = Array.from(randomBytes(CODE_LENGTH), byte => SIGNS[byte % SIGNS.length]).join('');
  return signs.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))?.join('-') ?? signs;
};

type Achievement = {
  enrollment: { id: number };
  course: { title: string; durationMinutes: number };
  professorName: string;
  studentName: string;
};

/** The code of the enrollment's one certificate, issued now unless it was before. */
export const issueCertificate = async (tx: Tx, { enrollment, course, professorName, studentName }: Achievement, now: Date): Promise<string> => {
  const issued = await findByEnrollment(tx, enrollment.id);
  if (issued) return issued.code;
  const code = newCode();
  await insertCertificate(tx, {
    enrollmentId: enrollment.id,
    code,
    studentName,
    courseTitle: course.title,
    professorName,
    durationMinutes: course.durationMinutes,
    issuedAt: now,
  });
  return code;
};

/** What a code certifies, however it was typed. @throws AppError 404 */
export const checkCertificate = async (db: Db, code: string) => {
  const found = await findByCode(db.read, code.trim().toUpperCase());
  if (!found) throw new AppError('certificateNotFound');
  const { studentName, courseTitle, professorName, durationMinutes, issuedAt } = found;
  return { code: found.code, valid: true as const, studentName, courseTitle, professorName, duration: durationMinutes, issuedAt: issuedAt.toISOString() };
};
