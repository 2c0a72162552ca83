import { router, signedIn } from '../../trpc/init.ts';
import { UserOutput } from '../auth/auth.schema.ts';
import { toUser } from '../auth/user.ts';
import { ProfileForm } from './profile.schema.ts';
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
});
