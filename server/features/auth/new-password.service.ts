import { AppError } from '../../errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password.ts';

/** The hash of a password that somebody chose. @throws AppError 400 for one of the commonest. */
export const hashNewPassword = async (password: string): Promise<string> => {
  if (await isCommonPassword(password)) throw new AppError('commonPassword');
  return hashPassword(password);
};
