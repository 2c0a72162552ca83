import type { TaughtStudent } from '../../../../server/features/follow-up/follow-up.schema.ts';

/** A mailto link: opens an email to the student about the course. */
export const mailTo = ({ email, course }: Pick<TaughtStudent, 'email' | 'course'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Curso ${course}`)}`;
