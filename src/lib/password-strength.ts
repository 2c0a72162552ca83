import { PASSWORD_MIN_LENGTH } from '../../server/features/auth/auth.schema.ts';

/** What the form recommends; the floor is PASSWORD_MIN_LENGTH. */
export const RECOMMENDED_LENGTH = 8;
const LONG_LENGTH = 12;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

export type Strength = { score: 0 | 1 | 2 | 3; label: 'Muito curta' | 'Fraca' | 'Boa' | 'Forte' };

/** How hard a password is to guess, at a glance: length counts most, variety helps. */
export const strengthOf = (password: string): Strength => {
  const kinds = KINDS.filter(kind => kind.test(password)).length;
  if (password.length < PASSWORD_MIN_LENGTH) return { score: 0, label: 'Muito curta' };
  if (password.length < RECOMMENDED_LENGTH || kinds < 2) return { score: 1, label: 'Fraca' };
  return password.length >= LONG_LENGTH || kinds > 2 ? { score: 3, label: 'Forte' } : { score: 2, label: 'Boa' };
};
