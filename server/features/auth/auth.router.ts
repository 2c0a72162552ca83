import { anyone, router, session, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './auth.docs.ts';
import {
  AuthOptions,
  ChangeEmailInput,
  ChangePasswordInput,
  EndedSessions,
  EndSessionInput,
  LoginInput,
  LogoutOutput,
  SessionsOutput,
  UserOutput,
} from './auth.schema.ts';
import { login, logout } from './auth.service.ts';
import { changeEmail } from './change-email.service.ts';
import { changePassword } from './change-password.service.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.service.ts';
import { toUser } from './user.ts';

export const authRouter = router({
  options: anyone
    .meta(rest('GET', '/auth/options', docs.options))
    .output(AuthOptions)
    .query(({ ctx }) => ({ demo: ctx.demo, professorApproval: ctx.professorSignup === 'approval' })),

  me: signedIn
    .meta(rest('GET', '/auth/me', docs.me))
    .output(UserOutput)
    .query(({ ctx }) => ({ user: toUser(ctx.viewer) })),

  login: anyone
    .meta(rest('POST', '/auth/login', docs.login, { errorResponses: [401] }))
    .input(LoginInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      const { user, cookie, browserCookie } = await login(ctx, input);
      ctx.replyHeaders['Set-Cookie'] = [cookie, browserCookie];
      return { user };
    }),

  logout: anyone
    .meta(rest('POST', '/auth/logout', docs.logout))
    .output(LogoutOutput)
    .mutation(async ({ ctx }) => {
      // First of all: who presses 'Sair' leaves this browser, even where the session cannot be ended on a full disk.
      ctx.replyHeaders['Set-Cookie'] = ctx.sessions.blankCookie();
      const caller = await ctx.signedIn();
      if (caller?.scopes === null) await logout(ctx, caller);
      return { success: true as const };
    }),

  changePassword: session
    .meta(rest('PUT', '/auth/password', docs.changePassword))
    .input(ChangePasswordInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      const { cookie, browserCookie } = await changePassword(ctx, ctx.viewer, input);
      ctx.replyHeaders['Set-Cookie'] = [cookie, browserCookie];
      return { user: toUser(ctx.viewer) };
    }),

  changeEmail: session
    .meta(rest('PUT', '/profile/email', docs.changeEmail, { errorResponses: [409] }))
    .input(ChangeEmailInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await changeEmail(ctx, ctx.viewer, input) })),

  sessions: session
    .meta(rest('GET', '/auth/sessions', docs.sessions))
    .output(SessionsOutput)
    .query(async ({ ctx }) => ({ sessions: await listSessions(ctx.db, ctx.viewer, ctx.sessionId) })),

  endSession: session
    .meta(rest('DELETE', '/auth/sessions/{id}', docs.endSession, { errorResponses: [404] }))
    .input(EndSessionInput)
    .output(EndedSessions)
    .mutation(async ({ ctx, input }) => ({ ended: await endSession(ctx.db, ctx.viewer, input.id) })),

  endOtherSessions: session
    .meta(rest('DELETE', '/auth/sessions', docs.endOtherSessions))
    .output(EndedSessions)
    .mutation(async ({ ctx }) => ({ ended: await endOtherSessions(ctx.db, ctx.viewer, ctx.sessionId) })),
});
