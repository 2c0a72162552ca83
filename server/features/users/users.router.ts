import { admin, adminInPerson, anyone, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './users.docs.ts';
import { invite } from './invite.service.ts';
import { choosePassword, getLinkOwner, makeResetLink } from './reset.service.ts';
import {
  ChoosePasswordInput,
  ChosenOutput,
  EmailInput,
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
import { approve, deactivate, listUsers, reactivate, setEmail, setRole } from './users.service.ts';

/** The school's accounts, for its administrators. */
export const usersRouter = router({
  list: admin
    .meta(rest('GET', '/users', docs.list))
    .input(UsersInput)
    .output(UsersOutput)
    .query(({ ctx, input }) => listUsers(ctx, input)),

  invite: admin
    .meta(rest('POST', '/users', docs.invite, { errorResponses: [409] }))
    .input(InviteInput)
    .output(InviteOutput)
    .mutation(({ ctx, input }) => invite(ctx, input)),

  setRole: admin
    .meta(rest('PUT', '/users/{userId}/role', docs.setRole, { errorResponses: [409] }))
    .input(RoleInput)
    .output(ManagedUserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await setRole(ctx, input.userId, input.role) })),

  setEmail: admin
    .meta(rest('PUT', '/users/{userId}/email', docs.setEmail, { errorResponses: [409] }))
    .input(EmailInput)
    .output(ManagedUserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await setEmail(ctx, input.userId, input.email) })),

  deactivate: admin
    .meta(rest('POST', '/users/{userId}/deactivate', docs.deactivate, { errorResponses: [409] }))
    .input(OneUserInput)
    .output(ManagedUserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await deactivate(ctx, input.userId) })),

  reactivate: admin
    .meta(rest('POST', '/users/{userId}/reactivate', docs.reactivate, { errorResponses: [409] }))
    .input(OneUserInput)
    .output(ManagedUserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await reactivate(ctx, input.userId) })),

  approve: admin
    .meta(rest('POST', '/users/{userId}/approve', docs.approve, { errorResponses: [409] }))
    .input(OneUserInput)
    .output(ManagedUserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await approve(ctx, input.userId) })),

  makeResetLink: adminInPerson
    .meta(rest('POST', '/users/{userId}/password-reset', docs.makeResetLink, { errorResponses: [409] }))
    .input(OneUserInput)
    .output(ResetLinkOutput)
    .mutation(({ ctx, input }) => makeResetLink(ctx, input.userId)),

  // POST, though it only reads: a link's secret must not be part of an address.
  linkOwner: anyone
    .meta(rest('POST', '/users/password/owner', docs.linkOwner, { errorResponses: [404] }))
    .input(LinkInput)
    .output(LinkOwnerOutput)
    .mutation(({ ctx, input }) => getLinkOwner(ctx.db.read, input.secret)),

  choosePassword: anyone
    .meta(rest('POST', '/users/password', docs.choosePassword, { errorResponses: [404, 409] }))
    .input(ChoosePasswordInput)
    .output(ChosenOutput)
    .mutation(async ({ ctx, input }) => {
      await choosePassword(ctx, input);
      return { changed: true as const };
    }),
});
