import type { TaughtStudent } from '../../../../server/features/follow-up/follow-up.schema.ts';

/** An address that opens a letter to the student about the course. */
export const mailTo = ({ email, course }: Pick<TaughtStudent, 'email' | 'course'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Curso ${course}`)}`;
