import { router, session } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './privacy.docs.ts';
import { eraseAccount } from './erasure.service.ts';
import { exportPersonalData } from './export.service.ts';
import { DeleteAccountInput, DeletedAccount, PersonalData } from './privacy.schema.ts';

export const privacyRouter = router({
  export: session
    .meta(rest('GET', '/profile/export', docs.export))
    .output(PersonalData)
    .query(({ ctx }) => exportPersonalData(ctx.db, ctx.viewer)),

  erase: session
    .meta(rest('POST', '/profile/deletion', docs.erase, { errorResponses: [409] }))
    .input(DeleteAccountInput)
    .output(DeletedAccount)
    .mutation(async ({ ctx, input }) => {
      ctx.replyHeaders['Set-Cookie'] = await eraseAccount(ctx, ctx.viewer, input.password);
      return { deleted: true as const };
    }),
});
