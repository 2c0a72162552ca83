import { anyone, router } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from '../auth/auth.docs.ts';
import { RegisterInput, UserOutput } from '../auth/auth.schema.ts';
import { signUp } from './signup.service.ts';

/** Signing up, which can lead into a class. */
export const signupRouter = router({
  register: anyone
    .meta(rest('POST', '/auth/register', docs.register, { errorResponses: [403, 404, 409] }))
    .input(RegisterInput)
    .output(UserOutput)
    .mutation(async ({ ctx, input }) => {
      const { user, cookie, browserCookie } = await signUp(ctx, input);
      ctx.replyHeaders['Set-Cookie'] = [cookie, browserCookie];
      return { user };
    }),
});
