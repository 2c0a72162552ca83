import { toNestErrors } from '@hookform/resolvers';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { z } from 'zod';
import { portugueseMessage } from '../../server/common/messages.schema.ts';

/**
 * Forms take their resolver from here: `zodResolver` where the fields hold what the server's schema takes,
 * `readingResolver` where what is typed is turned into that first, `issuesResolver` where the schema's issues have to
 * be assigned to the fields of a large form.
 */

// A schema without a message of its own would answer in English otherwise.
z.config({ localeError: portugueseMessage });

export { zodResolver };

/** What is wrong with the field of this path. */
export type Issue = { path: string; message: string };

/** The first issue of a field is the one that is shown. */
const errorsOf = <Values extends FieldValues>(
  issues: readonly Issue[],
  options: ResolverOptions<Values>,
): FieldErrors<Values> => {
  const first = Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path, { type: 'contract', message }]),
  );
  return toNestErrors(first as FieldErrors, options as ResolverOptions<FieldValues>) as FieldErrors<Values>;
};

export const issuesResolver =
  <Values extends FieldValues>(issuesOf: (values: Values) => readonly Issue[]): Resolver<Values> =>
  async (values, _context, options) => {
    const issues = issuesOf(values);
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(issues, options) };
  };

/**
 * `read` turns what is typed into what the server takes. An issue belongs to the field of the same name, unless
 * `fieldOf` says otherwise.
 */
export const readingResolver =
  <Values extends FieldValues, Output>(
    read: (values: Values) => z.ZodSafeParseResult<Output>,
    fieldOf: Readonly<Record<string, string>> = {},
  ): Resolver<Values, unknown, Output> =>
  async (values, _context, options) => {
    const { data, error } = read(values);
    if (!error) return { values: data, errors: {} };
    const issues = error.issues.map(({ path: [name], message }) => ({
      path: fieldOf[String(name)] ?? String(name),
      message,
    }));
    return { values: {}, errors: errorsOf(issues, options) };
  };

type ListError = { message?: string | undefined; root?: { message?: string | undefined } | undefined };

/** What is wrong with a list as a whole, which a form keeps beside the errors of its items. */
export const listMessage = (error: unknown): string | undefined => {
  const { root, message } = (error ?? {}) as ListError;
  return root?.message ?? (typeof message === 'string' ? message : undefined);
};
