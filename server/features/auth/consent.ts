import { dayOf } from '../../common/days.ts';
import { AppError } from '../../errors.ts';
import type { RegisterInput } from './auth.schema.ts';

/** Under this age somebody who answers for a child consents, where the school asks for it. */
const CONSENT_AGE = 13;
const EARLIEST = '1900-01-01';

/** Whether somebody born on a day (yyyy-mm-dd) is younger on another. */
const isUnderConsentAge = (bornOn: string, day: string): boolean =>
  `${Number(bornOn.slice(0, 4)) + CONSENT_AGE}${bornOn.slice(4)}` > day;

type Asked = Pick<RegisterInput, 'role' | 'dateOfBirth' | 'guardianName' | 'guardianConsent'>;

/**
 * Who consents to this sign-up, in a school that asks for it; undefined where nobody has to. @throws AppError 400 for a
 * student without a date of birth, and for a child without consent
 */
export const consentOf = ({ role, dateOfBirth, guardianName, guardianConsent }: Asked, now: Date) => {
  if (role !== 'student') return undefined;
  const today = dayOf(now);
  if (dateOfBirth === undefined || dateOfBirth < EARLIEST || dateOfBirth > today) throw new AppError('birthMissing');
  if (!isUnderConsentAge(dateOfBirth, today)) return undefined;
  if (guardianName === undefined || guardianConsent !== true) throw new AppError('consentMissing');
  return guardianName;
};
