import { router, signedIn } from '../../trpc/init.ts';
import { UserOutput } from '../auth/auth.schema.ts';
import { toUser } from '../auth/user.ts';
import { removeAvatar, setAvatar } from './avatar.service.ts';
import { AvatarInput, ProfileForm } from './profile.schema.ts';
import { saveProfile } from './profile.service.ts';

export const profileRouter = router({
  get: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/profile',
        tags: ['profile'],
        summary: 'Perfil do usuário',
        description: 'O perfil de quem está conectado, com nível, XP e moedas.',
      },
    })
    .output(UserOutput)
    .query(({ ctx }) => ({ user: toUser(ctx.viewer) })),

  save: signedIn
    .meta({
      openapi: {
        method: 'PUT',
        path: '/profile',
        tags: ['profile'],
        summary: 'Salva o perfil do usuário',
        description: 'Salva os dados pessoais. Um campo que não vem fica como está; um texto vazio o apaga.',
      },
      example: {
        fullName: 'Ana Clara Moreira',
        phone: '(19) 5555-0142',
        bio: 'Aprendi a jogar com meu avô e agora quero ganhar dele.',
        location: 'Campinas, SP',
        dateOfBirth: '2013-04-18',
      },
    })
    .input(ProfileForm)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await saveProfile(ctx.db, ctx.viewer, input) })),

  setAvatar: signedIn
    .meta({
      openapi: {
        method: 'PUT',
        path: '/profile/avatar',
        tags: ['profile'],
        summary: 'Mostra uma imagem enviada como foto do usuário',
        description:
          'Mostra como foto uma imagem já enviada ao endereço que POST /upload/image deu. Só a própria imagem, e só depois do envio.',
        errorResponses: [404, 409],
      },
    })
    .input(AvatarInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => ({ user: await setAvatar(ctx.db, ctx.storage, ctx.viewer, input.imageURL) })),

  removeAvatar: signedIn
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/profile/avatar',
        tags: ['profile'],
        summary: 'Remove a foto do usuário',
        description: 'Remove a foto; em seu lugar aparecem as iniciais.',
      },
    })
    .output(UserOutput)
    .mutation(async ({ ctx }) => ({ user: await removeAvatar(ctx.db, ctx.storage, ctx.viewer) })),
});
