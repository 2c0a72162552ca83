import { AppError } from '../../errors.ts';
import { professor } from '../../trpc/init.ts';
import { MOST_WEIGHT, weightOf } from './course-weight.ts';

/** Who writes courses and lessons. What is too much is refused before it is read: reading takes long. */
export const courseWriter = professor.use(async ({ getRawInput, next }) => {
  if (weightOf(await getRawInput()) > MOST_WEIGHT) throw new AppError('courseTooHeavy');
  return next();
});
