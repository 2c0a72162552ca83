import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './mails.docs.ts';
import { MailsInput, MailsOutput } from './mails.schema.ts';
import { saveSettings, settingsOf } from './mails.service.ts';

export const mailsRouter = router({
  settings: signedIn
    .meta(rest('GET', '/profile/mails', docs.settings))
    .output(MailsOutput)
    .query(({ ctx }) => settingsOf(ctx.viewer, ctx.mailOrigin !== undefined)),

  save: signedIn
    .meta(rest('PUT', '/profile/mails', docs.save))
    .input(MailsInput)
    .output(MailsOutput)
    .mutation(({ ctx, input }) => saveSettings(ctx.db, ctx.viewer, input.wanted, ctx.mailOrigin !== undefined)),
});
