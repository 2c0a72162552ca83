import { admin, anyone, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { UserOutput } from '../auth/auth.schema.ts';
import { docs } from './school.docs.ts';
import { BeginInput, SchoolInput, SchoolOutput, StartOutput } from './school.schema.ts';
import { changeSchool, readSchool } from './school.service.ts';
import { begin, isOpen } from './start.service.ts';

/** The school itself: its name and look, and its first start. */
export const schoolRouter = router({
  get: anyone
    .meta(rest('GET', '/school', docs.get))
    .output(SchoolOutput)
    .query(async ({ ctx }) => ({ school: await readSchool(ctx.db) })),

  update: admin
    .meta(rest('PUT', '/school', docs.update, { errorResponses: [404, 409] }))
    .input(SchoolInput)
    .output(SchoolOutput)
    .mutation(async ({ ctx, input }) => {
      const school = await changeSchool(ctx.db, ctx.storage, ctx.viewer, input);
      ctx.onNamed?.();
      return { school };
    }),

  start: anyone
    .meta(rest('GET', '/school/start', docs.start))
    .output(StartOutput)
    .query(async ({ ctx }) => ({ open: await isOpen(ctx.db) })),

  begin: anyone
    .meta(rest('POST', '/school/start', docs.begin, { errorResponses: [404, 409] }))
    .input(BeginInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      const { user, cookie, browserCookie } = await begin(ctx, input);
      ctx.replyHeaders['Set-Cookie'] = [cookie, browserCookie];
      ctx.onNamed?.();
      return { user };
    }),
});
