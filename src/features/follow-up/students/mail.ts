/** A mailto link: opens an email to the student about the course. */
export const mailTo = ({ email, course }: { email: string; course: string }): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Curso ${course}`)}`;
