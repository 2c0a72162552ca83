import { admin, anyone, router } from '../../trpc/init.ts';
import { UserOutput } from '../auth/auth.schema.ts';
import { BeginInput, SchoolInput, SchoolOutput, StartOutput } from './school.schema.ts';
import { changeSchool, readSchool } from './school.service.ts';
import { begin, isOpen } from './start.service.ts';

const tags = ['school'];

/** The school itself: its name and look, and how it begins. */
export const schoolRouter = router({
  get: anyone
    .meta({
      openapi: {
        method: 'GET',
        path: '/school',
        tags,
        summary: 'Nome e aparência da escola',
        description:
          'O que o cabeçalho, o título das páginas e os certificados mostram. Sem nome, a escola se chama Academia.',
      },
    })
    .output(SchoolOutput)
    .query(async ({ ctx }) => ({ school: await readSchool(ctx.db) })),

  update: admin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/school',
        tags,
        summary: 'Muda o nome e a aparência da escola',
        description:
          'O logotipo é enviado antes, como toda imagem: o endereço vem de POST /upload/image. O logotipo anterior é apagado.',
        errorResponses: [404, 409],
      },
      example: { name: 'Clube de Xadrez Torre Branca', accent: 'azul', logoUrl: null },
    })
    .input(SchoolInput)
    .output(SchoolOutput)
    .mutation(async ({ ctx, input }) => ({ school: await changeSchool(ctx.db, ctx.storage, ctx.viewer, input) })),

  start: anyone
    .meta({
      openapi: {
        method: 'GET',
        path: '/school/start',
        tags,
        summary: 'Se a escola ainda espera por quem a administre',
        description: 'Verdadeiro até que a primeira conta de administrador exista.',
      },
    })
    .output(StartOutput)
    .query(async ({ ctx }) => ({ open: await isOpen(ctx.db) })),

  begin: anyone
    .meta({
      openapi: {
        method: 'POST',
        path: '/school/start',
        tags,
        summary: 'Cria a primeira conta de administrador e dá nome à escola',
        description:
          'Com o link que a academia mostra ao iniciar enquanto ninguém a administra; vale uma vez, por 30 minutos. A resposta traz o cookie da sessão.',
        errorResponses: [404, 409],
      },
      example: {
        secret: 'dGhpcyBpcyBub3QgdGhlIHNlY3JldCBvZiBhIGxpbms',
        schoolName: 'Clube de Xadrez Torre Branca',
        accent: 'verde',
        fullName: 'Helena Prado',
        username: 'helena.prado',
        email: 'helena@exemplo.com.br',
        password: 'torre-branca-na-setima',
      },
    })
    .input(BeginInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      const { user, cookie } = await begin(ctx, input);
      ctx.replyHeaders['Set-Cookie'] = cookie;
      return { user };
    }),
});
