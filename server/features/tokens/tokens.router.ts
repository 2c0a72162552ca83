import { router, session } from '../../trpc/init.ts';
import { NewTokenInput, NewTokenOutput, RevokedToken, RevokeTokenInput, TokensOutput } from './tokens.schema.ts';
import { createToken, listTokens, revokeToken } from './tokens.service.ts';

export const tokensRouter = router({
  list: session
    .meta({
      openapi: {
        method: 'GET',
        path: '/profile/tokens',
        tags: ['tokens'],
        summary: 'Tokens de acesso do usuário',
        description:
          'Os que não foram revogados, do mais novo ao mais antigo. O segredo de um token nunca é mostrado de novo.',
      },
    })
    .output(TokensOutput)
    .query(async ({ ctx }) => ({ tokens: await listTokens(ctx.db, ctx.viewer) })),

  create: session
    .meta({
      openapi: {
        method: 'POST',
        path: '/profile/tokens',
        tags: ['tokens'],
        summary: 'Cria um token de acesso',
        description:
          'O token fala em nome do usuário até expirar ou ser revogado. A permissão `admin` só administradores podem dar. Cada conta tem no máximo 20 tokens.',
        errorResponses: [409],
      },
      example: { name: 'Planilha da turma', scopes: ['read'], days: 90 },
    })
    .input(NewTokenInput)
    .output(NewTokenOutput)
    .mutation(({ ctx, input }) => createToken(ctx.db, ctx.viewer, input)),

  revoke: session
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/profile/tokens/{id}',
        tags: ['tokens'],
        summary: 'Revoga um token de acesso',
        description: 'Quem o usa recebe 401 a partir do próximo pedido.',
        errorResponses: [404],
      },
    })
    .input(RevokeTokenInput)
    .output(RevokedToken)
    .mutation(async ({ ctx, input }) => {
      await revokeToken(ctx.db, ctx.viewer, input.id);
      return { revoked: true as const };
    }),
});
