import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
// Its messages are Portuguese from here on.
import '../../../lib/form.ts';

/** What is wrong with the field of this path. */
export type Issue = { path: string; message: string };

/** A form's resolver from what its contract says; the first issue of a field is the one that is shown. */
export const resolverOf =
  <Values extends FieldValues>(issuesOf: (values: Values) => readonly Issue[]): Resolver<Values> =>
  async (values, _context, options) => {
    const issues = issuesOf(values);
    if (issues.length === 0) return { values, errors: {} };
    const first = Object.fromEntries(
      issues.toReversed().map(({ path, message }) => [path, { type: 'contract', message }]),
    );
    return { values: {}, errors: toNestErrors(first as FieldErrors, options) as FieldErrors<Values> };
  };

type ListError = { message?: string | undefined; root?: { message?: string | undefined } | undefined };

/** What is wrong with a list as a whole, which a form keeps beside the errors of its items. */
export const listMessage = (error: unknown): string | undefined => {
  const { root, message } = (error ?? {}) as ListError;
  return root?.message ?? (typeof message === 'string' ? message : undefined);
};
