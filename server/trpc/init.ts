import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { answering } from '../common/common.schema.ts';
import { portugueseMessage } from '../common/messages.schema.ts';
import { holds, scopesNeeded, type Access, type Kind } from './access.ts';
import { checkAnswer } from './compiled-answer.ts';
import { challenge, type Caller, type Context } from './context.ts';
import { publicError, translate } from './errors.ts';

z.config({ localeError: portugueseMessage });
answering.check = checkAnswer;

/** A file's media type, and the fields of the output that hold its name and its text. */
export type FileAnswer = { type: string; name: string; text: string };

/** A procedure's documentation besides its address; nothing reads it while serving. */
export type ProcedureMeta = {
  access?: Access;
  /** Whether no token is accepted. */
  inPerson?: boolean;
  /** A valid input: the demo school answers it with success. The reference shows both. */
  example?: Record<string, unknown>;
  /** The demo account that sends the example, if not the first one that may. */
  exampleBy?: string;
  /** The field of the output that may be null: REST then answers 204, without a body. */
  noContentWithout?: string;
  /** REST answers a file in place of JSON. */
  file?: FileAnswer;
};

const t = initTRPC
  .context<Context>()
  .meta<OpenApiMeta<ProcedureMeta>>()
  .create({
    errorFormatter: ({ shape, error }) => {
      const { code, reason, message, issues } = publicError(error);
      const { httpStatus, path } = shape.data;
      return { ...shape, message, data: { code, reason, httpStatus, path, issues } };
    },
  });

export const { router, mergeRouters } = t;

const translated = t.procedure.use(async ({ ctx, next, path }) => {
  const startedAt = performance.now();
  const result = await next();
  const error = result.ok ? undefined : translate(result.error);
  ctx.onCall?.({ procedure: path, code: error?.code ?? 'OK', seconds: (performance.now() - startedAt) / 1_000 });
  if (error === undefined) return result;
  const { cause } = error;
  if (cause instanceof AppError && cause.code === 'UNAUTHORIZED') ctx.replyHeaders['WWW-Authenticate'] ??= challenge();
  if (cause instanceof AppError && cause.retryAfter) ctx.replyHeaders['Retry-After'] = String(cause.retryAfter);
  throw error;
});

type Gate = { access: Access; inPerson?: boolean };

/**
 * @throws AppError 403 for a token without access to the procedure. A session can do whatever its user's role allows.
 */
const checkReach = (ctx: Context, { scopes }: Caller, { access, inPerson }: Gate, kind: Kind): void => {
  if (scopes === null) return;
  const needed = inPerson ? null : scopesNeeded(access, kind);
  if (needed === null) throw new AppError('inPersonOnly');
  if (needed.every(scope => holds(scopes, scope))) return;
  ctx.replyHeaders['WWW-Authenticate'] = challenge('insufficient_scope', needed);
  throw new AppError('tokenScope');
};

/**
 * Adds to the context for the rest of the call, as `next(added(ctx, more))`. What is given to `next` itself, tRPC
 * merges with all fields of the context: that takes longer than many a query.
 */
const added = <More extends object>(ctx: Context, more: More): { ctx?: More } => {
  Object.assign(ctx, more);
  return {};
};

const requireRoles = (gate: Gate, allowed: readonly string[]) =>
  translated.meta(gate).use(async ({ ctx, next, type }) => {
    const caller = await ctx.signedIn();
    if (!caller) throw new AppError('unauthenticated');
    const { viewer } = caller;
    if (!allowed.includes(viewer.role)) throw new AppError('accessDenied');
    if (gate.access === 'professor' && viewer.awaitingApproval) throw new AppError('awaitingApproval');
    checkReach(ctx, caller, gate, type);
    return next(added(ctx, { viewer: { ...viewer, address: ctx.address } }));
  });

const EVERYBODY = ['student', 'professor', 'admin'];
const STAFF = ['professor', 'admin'];

/** Visitors too. If the call has a token, the token must allow it. */
export const anyone = translated.meta({ access: 'anyone' }).use(async ({ ctx, next, type }) => {
  const caller = ctx.isByToken ? await ctx.signedIn() : null;
  if (caller) checkReach(ctx, caller, { access: 'anyone' }, type);
  return next();
});
export const signedIn = requireRoles({ access: 'signedIn' }, EVERYBODY);
/** Signed-in users without a token: no token can change the account and its keys. */
export const session = requireRoles({ access: 'session' }, EVERYBODY).use(async ({ ctx, next }) => {
  const sessionId = (await ctx.signedIn())?.sessionId;
  if (!sessionId) throw new AppError('inPersonOnly');
  return next(added(ctx, { sessionId }));
});
export const student = requireRoles({ access: 'student' }, ['student']);
/**
 * Approved professors, and administrators, who can do for the whole school what a professor does for their own courses.
 */
export const professor = requireRoles({ access: 'professor' }, STAFF);
/** What hands out the key to an account or a child's data: whoever stole a token must not make what outlives it. */
export const professorInPerson = requireRoles({ access: 'professor', inPerson: true }, STAFF);
export const admin = requireRoles({ access: 'admin' }, ['admin']);
export const adminInPerson = requireRoles({ access: 'admin', inPerson: true }, ['admin']);
