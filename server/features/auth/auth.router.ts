import { anyone, router, signedIn } from '../../trpc/init.ts';
import { AuthOptions, LoginInput, LogoutOutput, RegisterInput, UserOutput } from './auth.schema.ts';
import { login, register } from './auth.service.ts';
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
});
