import { router, session } from '../../trpc/init.ts';
import { eraseAccount } from './erasure.service.ts';
import { exportPersonalData } from './export.service.ts';
import { DeleteAccountInput, DeletedAccount, PersonalData } from './privacy.schema.ts';

export const privacyRouter = router({
  export: session
    .meta({
      openapi: {
        method: 'GET',
        path: '/profile/export',
        tags: ['profile'],
        summary: 'Tudo o que a escola guarda sobre o usuário',
        description:
          'Um documento só, para ler, guardar ou levar a outro lugar (LGPD, art. 18). O pedido fica no registro da escola.',
      },
    })
    .output(PersonalData)
    .query(({ ctx }) => exportPersonalData(ctx.db, ctx.viewer)),

  erase: session
    .meta({
      openapi: {
        method: 'POST',
        path: '/profile/deletion',
        tags: ['profile'],
        summary: 'Exclui a conta do usuário, para sempre',
        description:
          'Apaga quem a pessoa era e o que escreveu, encerra sessões e tokens, libera reservas futuras e arquiva os seus cursos. Notas, moedas, compras e matrículas ficam sem nome, para que as somas continuem certas. O email pode se cadastrar de novo.',
        errorResponses: [409],
      },
      example: { password: 'torre-na-setima-8' },
      exampleBy: 'maria.souza@exemplo.com.br',
    })
    .input(DeleteAccountInput)
    .output(DeletedAccount)
    .mutation(async ({ ctx, input }) => {
      ctx.replyHeaders['Set-Cookie'] = await eraseAccount(ctx, ctx.viewer, input.password);
      return { deleted: true as const };
    }),
});
