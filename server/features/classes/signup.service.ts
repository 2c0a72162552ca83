import { AppError } from '../../errors.ts';
import { register } from '../auth/auth.service.ts';
import { joinByCode } from './joining.service.ts';

type Doors = Parameters<typeof register>[0];
type Input = Parameters<typeof register>[1] & { classCode?: string | undefined };

/**
 * Creates an account and signs in; with the code of a class its owner is in it, or has asked to be. @throws AppError as
 * `register`; 403 where the school asks for a code and there is none, 404 for a code of no class
 */
export const signUp = (doors: Doors, { classCode, ...input }: Input) => {
  if (classCode !== undefined && input.role !== 'student') throw new AppError('codeForStudents');
  return register(doors, input, {
    hasCode: classCode !== undefined,
    enter: async (tx, user, now) => {
      if (classCode !== undefined) await joinByCode(tx, { ...user, address: doors.address }, classCode, now);
    },
  });
};
