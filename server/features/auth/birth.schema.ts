import { z } from 'zod';

/** Under this age somebody who answers for a child consents, where the school asks for it. */
const CONSENT_AGE = 13;

const isPast = (day: string): boolean => day >= '1900-01-01' && Date.parse(day) <= Date.now();

/** A day on which somebody living can have been born. */
export const DateOfBirth = z.iso
  .date({ error: 'Data de nascimento inválida' })
  .refine(isPast, 'Data de nascimento inválida');

/** Whether somebody born on a day (yyyy-mm-dd) is younger on another. */
export const isUnderConsentAge = (bornOn: string, day: string): boolean =>
  `${Number(bornOn.slice(0, 4)) + CONSENT_AGE}${bornOn.slice(4)}` > day;
