import { router, session } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './tokens.docs.ts';
import { NewTokenInput, NewTokenOutput, RevokedToken, RevokeTokenInput, TokensOutput } from './tokens.schema.ts';
import { issueToken, listTokens, revokeToken } from './tokens.service.ts';

export const tokensRouter = router({
  list: session
    .meta(rest('GET', '/profile/tokens', docs.list))
    .output(TokensOutput)
    .query(async ({ ctx }) => ({ tokens: await listTokens(ctx.db, ctx.viewer) })),

  create: session
    .meta(rest('POST', '/profile/tokens', docs.create, { errorResponses: [409] }))
    .input(NewTokenInput)
    .output(NewTokenOutput)
    .mutation(({ ctx, input }) => issueToken(ctx, ctx.viewer, input)),

  revoke: session
    .meta(rest('DELETE', '/profile/tokens/{id}', docs.revoke, { errorResponses: [404] }))
    .input(RevokeTokenInput)
    .output(RevokedToken)
    .mutation(async ({ ctx, input }) => {
      await revokeToken(ctx.db, ctx.viewer, input.id);
      return { revoked: true as const };
    }),
});
