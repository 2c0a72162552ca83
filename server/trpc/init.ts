import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { portugueseMessage } from '../messages.schema.ts';
import type { Context } from './context.ts';
import { publicError, translate } from './errors.ts';

z.config({ localeError: portugueseMessage });

/** Who may call a procedure. Every procedure states it, by the builder it starts from. */
export type Access = 'anyone' | 'signedIn' | 'student' | 'professor' | 'admin';

const t = initTRPC
  .context<Context>()
  .meta<OpenApiMeta<{ access?: Access }>>()
  .create({
    errorFormatter: ({ shape, error }) => {
      const { code, message, issues } = publicError(error);
      return { ...shape, message, data: { code, httpStatus: shape.data.httpStatus, path: shape.data.path, issues } };
    },
  });

export const router = t.router;

const translated = t.procedure.use(async ({ ctx, next }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof AppError && cause.retryAfter) ctx.replyHeaders['Retry-After'] = String(cause.retryAfter);
  throw translate(result.error);
});

const requireRoles = (access: Access, allowed: readonly string[]) =>
  translated.meta({ access }).use(async ({ ctx, next }) => {
    const signedIn = await ctx.signedIn();
    if (!signedIn) throw new AppError('unauthenticated');
    if (!allowed.includes(signedIn.viewer.role)) throw new AppError('accessDenied');
    return next({ ctx: { viewer: { ...signedIn.viewer, address: ctx.address }, sessionId: signedIn.sessionId } });
  });

export const anyone = translated.meta({ access: 'anyone' });
export const signedIn = requireRoles('signedIn', ['student', 'professor', 'admin']);
export const student = requireRoles('student', ['student']);
/** Professors, and administrators, who may do for the school what a professor does for their own courses. */
export const professor = requireRoles('professor', ['professor', 'admin']);
export const admin = requireRoles('admin', ['admin']);
