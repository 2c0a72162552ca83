import { router, signedIn } from '../../trpc/init.ts';
import { UserOutput } from '../auth/auth.schema.ts';
import { toUser } from '../auth/user.ts';
import { removeAvatar, setAvatar } from './avatar.service.ts';
import { AvatarInput, ProfileForm } from './profile.schema.ts';
import { saveProfile } from './profile.service.ts';

export const profileRouter = router({
  get: signedIn
    .meta({ openapi: { method: 'GET', path: '/profile', tags: ['profile'], summary: 'Perfil do usuário' } })
    .output(UserOutput)
    .query(({ ctx }) => ({ user: toUser(ctx.viewer) })),

  save: signedIn
    .meta({ openapi: { method: 'PUT', path: '/profile', tags: ['profile'], summary: 'Salva o perfil do usuário' } })
    .input(ProfileForm)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await saveProfile(ctx.db, ctx.viewer, input) })),

  setAvatar: signedIn
    .meta({ openapi: { method: 'PUT', path: '/profile/avatar', tags: ['profile'], summary: 'Mostra uma imagem enviada como foto do usuário', errorResponses: [404, 409] } })
    .input(AvatarInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await setAvatar(ctx.db, ctx.storage, ctx.viewer, input.imageURL) })),

  removeAvatar: signedIn
    .meta({ openapi: { method: 'DELETE', path: '/profile/avatar', tags: ['profile'], summary: 'Remove a foto do usuário' } })
    .output(UserOutput)
    .mutation(async ({ ctx }) => ({ user: await removeAvatar(ctx.db, ctx.storage, ctx.viewer) })),
});
