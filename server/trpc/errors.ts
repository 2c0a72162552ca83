import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError, bodyOf, refusalOf, type Refusal, type RefusalBody } from '../errors.ts';
import { appErrorFrom } from '../app-error-from.ts';

type PublicIssue = { path: string; message: string };
export type PublicError = RefusalBody & { issues?: PublicIssue[] };

/** The refusals of tRPC itself, before any of our procedures runs. */
const ownRefusals: Partial<Record<TRPCError['code'], Refusal>> = {
  PARSE_ERROR: 'invalidJson',
  BAD_REQUEST: 'badRequest',
  NOT_FOUND: 'notFound',
  METHOD_NOT_SUPPORTED: 'methodNotAllowed',
  UNSUPPORTED_MEDIA_TYPE: 'notJson',
  PAYLOAD_TOO_LARGE: 'tooLarge',
};

const issuesOf = (error: ZodError): PublicIssue[] =>
  error.issues.map(issue => ({ path: issue.path.map(String).join('.'), message: issue.message }));

/** What a client sees of an error: the same words over RPC and REST, never internals. */
export const publicError = (error: TRPCError): PublicError => {
  const { cause } = error;
  if (cause instanceof AppError) return bodyOf(cause);
  if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) {
    const issues = issuesOf(cause);
    const refusal = bodyOf(refusalOf('badRequest'));
    return { ...refusal, message: issues[0]?.message ?? refusal.message, issues };
  }
  const isBrokenJson = error.code === 'BAD_REQUEST' && cause instanceof SyntaxError;
  return bodyOf(refusalOf(isBrokenJson ? 'invalidJson' : (ownRefusals[error.code] ?? 'internal')));
};

/** A fault of the server itself, which is logged; undefined for a refusal. */
export const faultIn = (error: TRPCError): unknown => {
  if (error.cause instanceof AppError && error.cause.cause) return error.cause.cause;
  return publicError(error).code === 'INTERNAL_SERVER_ERROR' ? (error.cause ?? error) : undefined;
};

/** Gives a service's error the code from the catalogue, and with it the status. */
export const translate = (error: TRPCError): TRPCError => {
  const cause = appErrorFrom(error.cause);
  return cause ? new TRPCError({ code: cause.code, message: cause.message, cause }) : error;
};
