import { z } from 'zod';
import { Answer, Moment, RowId, Since } from '../../common/common.schema.ts';
import { optionalPages, pageFacts } from '../../common/paging.schema.ts';

/** The number of notifications that the bell shows. */
export const NOTIFICATIONS_SHOWN = 20;

export const Notification = z
  .object({
    id: RowId.describe('Número do aviso'),
    title: z.string().describe('Título'),
    text: z.string().describe('O aviso'),
    href: z.string().describe('Aonde leva, dentro da academia'),
    read: z.boolean().describe('Se já foi lido'),
    createdAt: Moment.describe('Quando chegou, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'Notification', description: 'Um aviso' });
export type Notification = z.infer<typeof Notification>;

export const NotificationsInput = z.object({
  since: Since.describe('Só os que chegaram desde este momento, como 2026-11-23T18:00:00Z').optional(),
  ...optionalPages('Avisos', NOTIFICATIONS_SHOWN),
});
export type NotificationsInput = z.infer<typeof NotificationsInput>;

/** A page of the notifications, newest first, and the number of all unread ones. */
export const NotificationsOutput = Answer({
  notifications: z.array(Notification).describe('Os da página, os mais recentes primeiro'),
  ...pageFacts('Avisos'),
  unread: z.number().int().describe('Quantos ainda não foram lidos, entre todos'),
});

/** Marks the shown notifications as read: this one and all before it. */
export const ReadInput = z.object({
  upTo: RowId.describe('Número do último aviso lido: ele e todos os anteriores ficam lidos'),
});
export const ReadOutput = Answer({ unread: z.number().int().describe('Quantos ainda não foram lidos') });
