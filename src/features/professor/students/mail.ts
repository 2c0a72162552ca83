import type { TaughtStudent } from '../../../../server/features/professor/professor.schema.ts';

/** An address that opens a letter to the student about the course. */
export const mailTo = ({ email, course }: Pick<TaughtStudent, 'email' | 'course'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Curso ${course}`)}`;
