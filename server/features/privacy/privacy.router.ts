import { adminInPerson, router, session } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './privacy.docs.ts';
import { eraseAccount, eraseStudent } from './erasure.service.ts';
import { exportPersonalData, exportStudentData } from './export.service.ts';
import {
  DeleteAccountInput,
  DeletedAccount,
  EraseStudentInput,
  PersonalData,
  StudentDataInput,
} from './privacy.schema.ts';

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

  exportStudent: adminInPerson
    .meta(rest('GET', '/users/{userId}/data', docs.exportStudent))
    .input(StudentDataInput)
    .output(PersonalData)
    .query(({ ctx, input }) => exportStudentData(ctx.db, ctx.viewer, input.userId)),

  eraseStudent: session
    .meta(rest('POST', '/users/{userId}/deletion', docs.eraseStudent, { errorResponses: [409] }))
    .input(EraseStudentInput)
    .output(DeletedAccount)
    .mutation(async ({ ctx, input }) => {
      await eraseStudent(ctx, ctx.viewer, input);
      return { deleted: true as const };
    }),
});
