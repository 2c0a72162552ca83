import { anyone, router, signedIn } from '../../trpc/init.ts';
import { AuthOptions, ChangePasswordInput, EndedSessions, EndSessionInput, LoginInput, LogoutOutput, RegisterInput, SessionsOutput, UserOutput } from './auth.schema.ts';
import { login, register } from './auth.service.ts';
import { changePassword } from './change-password.service.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.service.ts';
import { toUser } from './user.ts';

export const authRouter = router({
  options: anyone
    .meta({ openapi: { method: 'GET', path: '/auth/options', tags: ['auth'], summary: 'O que a tela de entrada oferece' } })
    .output(AuthOptions)
    .query(({ ctx }) => ({ demo: ctx.demo })),

  me: signedIn
    .meta({ openapi: { method: 'GET', path: '/auth/me', tags: ['auth'], summary: 'Usuário da sessão atual' } })
    .output(UserOutput)
    .query(({ ctx }) => ({ user: toUser(ctx.viewer) })),

  login: anyone
    .meta({ openapi: { method: 'POST', path: '/auth/login', tags: ['auth'], summary: 'Entra com email e senha', errorResponses: [401] } })
    .input(LoginInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      const { user, cookie } = await login(ctx, input);
      ctx.replyHeaders['Set-Cookie'] = cookie;
      return { user };
    }),

  register: anyone
    .meta({ openapi: { method: 'POST', path: '/auth/register', tags: ['auth'], summary: 'Cria uma conta e entra', errorResponses: [409] } })
    .input(RegisterInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      const { user, cookie } = await register(ctx, input);
      ctx.replyHeaders['Set-Cookie'] = cookie;
      return { user };
    }),

  logout: anyone
    .meta({ openapi: { method: 'POST', path: '/auth/logout', tags: ['auth'], summary: 'Encerra a sessão' } })
    .output(LogoutOutput)
    .mutation(async ({ ctx }) => {
      const current = await ctx.signedIn();
      ctx.replyHeaders['Set-Cookie'] = await ctx.sessions.end(current?.sessionId);
      return { success: true as const };
    }),

  changePassword: signedIn
    .meta({ openapi: { method: 'PUT', path: '/auth/password', tags: ['auth'], summary: 'Troca a senha e encerra as outras sessões' } })
    .input(ChangePasswordInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      ctx.replyHeaders['Set-Cookie'] = await changePassword(ctx, ctx.viewer, input);
      return { user: toUser(ctx.viewer) };
    }),

  sessions: signedIn
    .meta({ openapi: { method: 'GET', path: '/auth/sessions', tags: ['auth'], summary: 'Onde o usuário está conectado' } })
    .output(SessionsOutput)
    .query(async ({ ctx }) => ({ sessions: await listSessions(ctx.db, ctx.viewer, ctx.sessionId) })),

  endSession: signedIn
    .meta({ openapi: { method: 'DELETE', path: '/auth/sessions/{id}', tags: ['auth'], summary: 'Encerra uma sessão do usuário', errorResponses: [404] } })
    .input(EndSessionInput)
    .output(EndedSessions)
    .mutation(async ({ ctx, input }) => ({ ended: await endSession(ctx.db, ctx.viewer, input.id) })),

  endOtherSessions: signedIn
    .meta({ openapi: { method: 'DELETE', path: '/auth/sessions', tags: ['auth'], summary: 'Encerra as outras sessões do usuário' } })
    .output(EndedSessions)
    .mutation(async ({ ctx }) => ({ ended: await endOtherSessions(ctx.db, ctx.viewer, ctx.sessionId) })),
});
