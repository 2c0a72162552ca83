import { router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './notifications.docs.ts';
import { NotificationsInput, NotificationsOutput, ReadInput, ReadOutput } from './notifications.schema.ts';
import { listNotifications, readNotifications } from './notifications.service.ts';

export const notificationsRouter = router({
  list: signedIn
    .meta(rest('GET', '/notifications', docs.list))
    .input(NotificationsInput.prefault({}))
    .output(NotificationsOutput)
    .query(({ ctx, input }) => listNotifications(ctx.db, ctx.viewer, input)),

  read: signedIn
    .meta(rest('POST', '/notifications/read', docs.read))
    .input(ReadInput)
    .output(ReadOutput)
    .mutation(async ({ ctx, input }) => ({ unread: await readNotifications(ctx.db, ctx.viewer, input.upTo) })),
});
