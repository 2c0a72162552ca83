import { z } from 'zod';
import { Answer, Moment, RowId } from '../../common.schema.ts';

/** How many the bell shows. */
export const NOTIFICATIONS_SHOWN = 20;

export const Notification = z.object({
  id: RowId,
  title: z.string(),
  text: z.string(),
  /** Where it leads, within the product. */
  href: z.string(),
  read: z.boolean(),
  createdAt: Moment,
});
export type Notification = z.infer<typeof Notification>;

/** The newest, and how many of all are unread. */
export const NotificationsOutput = Answer({ notifications: z.array(Notification), unread: z.number().int() });

/** Marks what was shown: this notification and all before it. */
export const ReadInput = z.object({ upTo: RowId });
export const ReadOutput = Answer({ unread: z.number().int() });
