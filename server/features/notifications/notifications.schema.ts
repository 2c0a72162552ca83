import { z } from 'zod';
import { Answer, Moment, RowId } from '../../common/common.schema.ts';

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

/** The newest notifications, and the number of all unread ones. */
export const NotificationsOutput = Answer({
  notifications: z.array(Notification).describe('Os 20 mais recentes'),
  unread: z.number().int().describe('Quantos ainda não foram lidos, entre todos'),
});

/** Marks the shown notifications as read: this one and all before it. */
export const ReadInput = z.object({
  upTo: RowId.describe('Número do último aviso lido: ele e todos os anteriores ficam lidos'),
});
export const ReadOutput = Answer({ unread: z.number().int().describe('Quantos ainda não foram lidos') });
