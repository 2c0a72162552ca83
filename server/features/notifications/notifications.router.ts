import { router, signedIn } from '../../trpc/init.ts';
import { NotificationsOutput, ReadInput, ReadOutput } from './notifications.schema.ts';
import { listNotifications, readNotifications } from './notifications.service.ts';

export const notificationsRouter = router({
  list: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/notifications',
        tags: ['notifications'],
        summary: 'As notificações mais recentes',
        description: 'Os 20 avisos mais recentes e quantos ao todo não foram lidos.',
      },
    })
    .output(NotificationsOutput)
    .query(({ ctx }) => listNotifications(ctx.db, ctx.viewer)),

  read: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/notifications/read',
        tags: ['notifications'],
        summary: 'Marca notificações como lidas',
        description: 'Marca como lidos este aviso e todos os anteriores.',
      },
      example: { upTo: 1 },
    })
    .input(ReadInput)
    .output(ReadOutput)
    .mutation(async ({ ctx, input }) => ({ unread: await readNotifications(ctx.db, ctx.viewer, input.upTo) })),
});
