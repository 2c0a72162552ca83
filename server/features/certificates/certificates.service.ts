import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../db/client.ts';
import { AppError } from '../../errors.ts';
import { findByCode, findByEnrollment, insertCertificate } from './certificates.queries.ts';
import { codeFrom, readCode } from './code.ts';

const CODE_BYTES = 20;

type Achievement = {
  enrollment: { id: number };
  course: { title: string };
  /** What the course takes. */ minutes: number;
  professorName: string;
  studentName: string;
};

/** The code of the enrollment's only certificate; issued now unless it exists. */
export const issueCertificate = async (
  tx: Tx,
  { enrollment, course, minutes, professorName, studentName }: Achievement,
  now: Date,
): Promise<string> => {
  const issued = await findByEnrollment(tx, enrollment.id);
  if (issued) return issued.code;
  const code = codeFrom(randomBytes(CODE_BYTES));
  await insertCertificate(tx, {
    enrollmentId: enrollment.id,
    code,
    studentName,
    courseTitle: course.title,
    professorName,
    durationMinutes: minutes,
    issuedAt: now,
  });
  return code;
};

/** What a code certifies, however it is typed. @throws AppError 404 */
export const checkCertificate = async (db: Db, code: string) => {
  const found = await findByCode(db.read, readCode(code));
  if (!found) throw new AppError('certificateNotFound');
  const { studentName, courseTitle, professorName, durationMinutes, issuedAt } = found;
  return {
    code: found.code,
    valid: true as const,
    studentName,
    courseTitle,
    professorName,
    duration: durationMinutes,
    issuedAt: issuedAt.toISOString(),
  };
};
