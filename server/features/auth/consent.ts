import { dayOf } from '../../common/days.ts';
import { AppError } from '../../errors.ts';
import type { RegisterInput } from './auth.schema.ts';
import { isUnderConsentAge } from './birth.schema.ts';

type Asked = Pick<RegisterInput, 'role' | 'dateOfBirth' | 'guardianName' | 'guardianConsent'>;

/**
 * Who consents to this sign-up, in a school that asks for it; undefined where nobody has to. @throws AppError 400 for a
 * student without a date of birth, and for a child without consent
 */
export const consentOf = ({ role, dateOfBirth, guardianName, guardianConsent }: Asked, now: Date) => {
  if (role !== 'student') return undefined;
  if (dateOfBirth === undefined) throw new AppError('birthMissing');
  if (!isUnderConsentAge(dateOfBirth, dayOf(now))) return undefined;
  if (guardianName === undefined || guardianConsent !== true) throw new AppError('consentMissing');
  return guardianName;
};
