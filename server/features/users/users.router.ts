import { admin, anyone, router } from '../../trpc/init.ts';
import { invite } from './invite.service.ts';
import { choosePassword, getLinkOwner, makeResetLink } from './reset.service.ts';
import {
  ChoosePasswordInput,
  ChosenOutput,
  InviteInput,
  InviteOutput,
  LinkInput,
  LinkOwnerOutput,
  ManagedUserOutput,
  OneUserInput,
  ResetLinkOutput,
  RoleInput,
  UsersInput,
  UsersOutput,
} from './users.schema.ts';
import { approve, deactivate, listUsers, reactivate, setRole } from './users.service.ts';

const tags = ['users'];
const errorResponses = [409];

/** The school's accounts, for its administrators. */
export const usersRouter = router({
  list: admin
    .meta({
      openapi: {
        method: 'GET',
        path: '/users',
        tags,
        summary: 'Contas da escola',
        description:
          'Alunos, professores e administradores por nome, com busca sem acentos e filtros por papel e situação. Contas excluídas por seus donos não aparecem.',
      },
      example: { search: 'ana', role: 'student' },
    })
    .input(UsersInput)
    .output(UsersOutput)
    .query(({ ctx, input }) => listUsers(ctx, input)),

  invite: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/users',
        tags,
        summary: 'Cria uma conta para alguém',
        description:
          'A pessoa escolhe a senha pelo link da resposta, que vale uma vez, por 14 dias, e só é mostrado agora. Um professor criado assim não espera aprovação.',
        errorResponses,
      },
      example: { fullName: 'Caio Menezes', email: 'caio.menezes@exemplo.com.br', role: 'professor' },
    })
    .input(InviteInput)
    .output(InviteOutput)
    .mutation(({ ctx, input }) => invite(ctx, input)),

  setRole: admin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/users/{userId}/role',
        tags,
        summary: 'Muda o papel de um usuário',
        description:
          'As sessões e os tokens da conta terminam. Cursos, matrículas, moedas e certificados ficam; reservas do que ainda não começou são desfeitas. A própria conta, o último administrador ativo e contas de demonstração não mudam.',
        errorResponses,
      },
      example: { userId: 6, role: 'professor' },
    })
    .input(RoleInput)
    .output(ManagedUserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await setRole(ctx, input.userId, input.role) })),

  deactivate: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/{userId}/deactivate',
        tags,
        summary: 'Desativa a conta de um usuário',
        description:
          'Ninguém mais entra com ela; sessões e tokens terminam no mesmo instante. O que a pessoa fez na escola fica, reservas do que ainda não começou são desfeitas, e a conta pode ser reativada.',
        errorResponses,
      },
      example: { userId: 7 },
    })
    .input(OneUserInput)
    .output(ManagedUserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await deactivate(ctx, input.userId) })),

  reactivate: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/{userId}/reactivate',
        tags,
        summary: 'Reativa a conta de um usuário',
        description: 'A pessoa volta a entrar com o mesmo email e a mesma senha.',
        errorResponses,
      },
      example: { userId: 7 },
    })
    .input(OneUserInput)
    .output(ManagedUserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await reactivate(ctx, input.userId) })),

  approve: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/{userId}/approve',
        tags,
        summary: 'Aprova o cadastro de um professor',
        description: 'De quem espera aprovação; a pessoa é avisada pelo sino.',
        errorResponses,
      },
      example: { userId: 8 },
    })
    .input(OneUserInput)
    .output(ManagedUserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await approve(ctx, input.userId) })),

  makeResetLink: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/{userId}/password-reset',
        tags,
        summary: 'Cria um link para uma nova senha',
        description:
          'O link vale uma vez, por 30 minutos, e só é mostrado nesta resposta: entregue-o à pessoa. A senha atual, as sessões e os tokens da conta deixam de valer no mesmo instante.',
        errorResponses,
      },
      example: { userId: 6 },
    })
    .input(OneUserInput)
    .output(ResetLinkOutput)
    .mutation(({ ctx, input }) => makeResetLink(ctx, input.userId)),

  // POST, though it only reads: the secret of a link stands in no address.
  linkOwner: anyone
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/password/owner',
        tags,
        summary: 'De quem é um link para uma nova senha',
        description: 'Nome e email, só para quem tem um link que ainda vale. O link continua valendo.',
        errorResponses: [404],
      },
      example: { secret: 'dGhpcyBpcyBub3QgdGhlIHNlY3JldCBvZiBhIGxpbms' },
    })
    .input(LinkInput)
    .output(LinkOwnerOutput)
    .mutation(({ ctx, input }) => getLinkOwner(ctx.db.read, input.secret)),

  choosePassword: anyone
    .meta({
      openapi: {
        method: 'POST',
        path: '/users/password',
        tags,
        summary: 'Escolhe a nova senha por um link',
        description: 'Com o link que a administração criou. Depois é preciso entrar com a nova senha.',
        errorResponses: [404],
      },
      example: { secret: 'dGhpcyBpcyBub3QgdGhlIHNlY3JldCBvZiBhIGxpbms', newPassword: 'torre-e-rei-na-setima' },
    })
    .input(ChoosePasswordInput)
    .output(ChosenOutput)
    .mutation(async ({ ctx, input }) => {
      await choosePassword(ctx, input);
      return { changed: true as const };
    }),
});
