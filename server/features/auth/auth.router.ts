import { anyone, router, session, signedIn } from '../../trpc/init.ts';
import {
  AuthOptions,
  ChangePasswordInput,
  EndedSessions,
  EndSessionInput,
  LoginInput,
  LogoutOutput,
  RegisterInput,
  SessionsOutput,
  UserOutput,
} from './auth.schema.ts';
import { login, logout, register } from './auth.service.ts';
import { changePassword } from './change-password.service.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.service.ts';
import { toUser } from './user.ts';

export const authRouter = router({
  options: anyone
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/options',
        tags: ['auth'],
        summary: 'O que a tela de entrada oferece',
        description: 'Diz se as contas de demonstração existem, para que a tela de entrada as ofereça.',
      },
    })
    .output(AuthOptions)
    .query(({ ctx }) => ({ demo: ctx.demo, professorApproval: ctx.professorSignup === 'approval' })),

  me: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/me',
        tags: ['auth'],
        summary: 'Usuário da sessão atual',
        description: 'O usuário a quem pertence o cookie ou o token.',
      },
    })
    .output(UserOutput)
    .query(({ ctx }) => ({ user: toUser(ctx.viewer) })),

  login: anyone
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/login',
        tags: ['auth'],
        summary: 'Entra com email e senha',
        description:
          'Responde com o cookie da sessão em `Set-Cookie`. Email desconhecido e senha errada recebem a mesma recusa; depois de muitas tentativas a resposta é 429.',
        errorResponses: [401],
      },
      example: { email: 'aluno@academia.demo', password: 'demo1234' },
    })
    .input(LoginInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      const { user, cookie } = await login(ctx, input);
      ctx.replyHeaders['Set-Cookie'] = cookie;
      return { user };
    }),

  register: anyone
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/register',
        tags: ['auth'],
        summary: 'Cria uma conta e entra',
        description:
          'Cria a conta e já entra nela: a resposta traz o cookie da sessão. Nome completo e nome de usuário são obrigatórios, ou `name`, de que os dois se derivam.',
        errorResponses: [409],
      },
      example: {
        fullName: 'Maria Souza',
        username: 'maria.souza',
        email: 'maria.souza@exemplo.com.br',
        password: 'peao-passado-7',
        role: 'student',
      },
    })
    .input(RegisterInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      const { user, cookie } = await register(ctx, input);
      ctx.replyHeaders['Set-Cookie'] = cookie;
      return { user };
    }),

  logout: anyone
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/logout',
        tags: ['auth'],
        summary: 'Encerra a sessão',
        description: 'Encerra a sessão do cookie e o apaga. Sem sessão não há erro: o resultado é o mesmo.',
      },
    })
    .output(LogoutOutput)
    .mutation(async ({ ctx }) => {
      const caller = await ctx.signedIn();
      ctx.replyHeaders['Set-Cookie'] = await logout(ctx, caller?.scopes === null ? caller : null);
      return { success: true as const };
    }),

  changePassword: session
    .meta({
      openapi: {
        method: 'PUT',
        path: '/auth/password',
        tags: ['auth'],
        summary: 'Troca a senha e encerra as outras sessões',
        description:
          'Confere a senha atual, troca-a e encerra todas as outras sessões; a resposta traz o cookie de uma nova. Nas contas de demonstração a senha não muda.',
      },
      example: { currentPassword: 'peao-passado-7', newPassword: 'torre-na-setima-8' },
      exampleBy: 'maria.souza@exemplo.com.br',
    })
    .input(ChangePasswordInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      ctx.replyHeaders['Set-Cookie'] = await changePassword(ctx, ctx.viewer, input);
      return { user: toUser(ctx.viewer) };
    }),

  sessions: session
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/sessions',
        tags: ['auth'],
        summary: 'Onde o usuário está conectado',
        description: 'As sessões abertas, com navegador, início e fim. O identificador é público e não abre nada.',
      },
    })
    .output(SessionsOutput)
    .query(async ({ ctx }) => ({ sessions: await listSessions(ctx.db, ctx.viewer, ctx.sessionId) })),

  endSession: session
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions/{id}',
        tags: ['auth'],
        summary: 'Encerra uma sessão do usuário',
        description: 'Encerra uma das próprias sessões, também a que pergunta.',
        errorResponses: [404],
      },
    })
    .input(EndSessionInput)
    .output(EndedSessions)
    .mutation(async ({ ctx, input }) => ({ ended: await endSession(ctx.db, ctx.viewer, input.id) })),

  endOtherSessions: session
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions',
        tags: ['auth'],
        summary: 'Encerra as outras sessões do usuário',
        description: 'Encerra todas as sessões do usuário, menos a que pergunta.',
      },
    })
    .output(EndedSessions)
    .mutation(async ({ ctx }) => ({ ended: await endOtherSessions(ctx.db, ctx.viewer, ctx.sessionId) })),
});
