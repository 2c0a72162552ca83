import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { UserOutput } from '../auth/auth.schema.ts';
import { toUser } from '../auth/user.ts';
import { docs } from './profile.docs.ts';
import { removeAvatar, setAvatar } from './avatar.service.ts';
import { AvatarInput, ProfileForm } from './profile.schema.ts';
import { saveProfile } from './profile.service.ts';

export const profileRouter = router({
  get: signedIn
    .meta(rest('GET', '/profile', docs.get))
    .output(UserOutput)
    .query(({ ctx }) => ({ user: toUser(ctx.viewer) })),

  save: signedIn
    .meta(rest('PUT', '/profile', docs.save))
    .input(ProfileForm)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await saveProfile(ctx.db, ctx.viewer, input) })),

  setAvatar: signedIn
    .meta(rest('PUT', '/profile/avatar', docs.setAvatar, { errorResponses: [404, 409] }))
    .input(AvatarInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await setAvatar(ctx.db, ctx.storage, ctx.viewer, input.imageURL) })),

  removeAvatar: signedIn
    .meta(rest('DELETE', '/profile/avatar', docs.removeAvatar))
    .output(UserOutput)
    .mutation(async ({ ctx }) => ({ user: await removeAvatar(ctx.db, ctx.storage, ctx.viewer) })),
});
