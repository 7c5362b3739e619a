import * as v from 'valibot';
import { type NotificationRow, notificationTargets } from '../rules/notification-form.ts';
import { instant } from './instant.ts';

/** What becomes of a notification: draft → sending → sent at once, scheduled → sending → sent or cancelled. */
export const notificationStatuses = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/** The row as it is inserted with an admin session; the server puts the author's real name in. */
export interface NewAdminNotification extends NotificationRow {
  /** Made on the device: an insert sent again after a lost answer is a conflict (409) and no second notification. */
  readonly id: string;
  readonly created_by: string;
}

/** How the server refuses an insert (HTTP 400, `message`): the time has passed, or is more than a year away. */
export const notificationErrors = ['past_time', 'far_time'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const row = v.object({
  id: v.pipe(v.string(), v.uuid()),
  title: v.string(),
  message: v.string(),
  target_type: v.picklist(notificationTargets),
  created_by: v.string(),
  status: v.picklist(notificationStatuses),
  scheduled_at: v.nullable(instant),
  sent_at: v.nullable(instant),
  created_at: instant,
  /** Devices that the notification has reached, could not reach, and that are gone for good. */
  delivered: count,
  failed: count,
  removed: count,
});

/** A notification as the admin sees it. */
export type AdminNotification = Readonly<v.InferOutput<typeof row>>;

/** The columns of an AdminNotification, for `select`. */
export const notificationColumns = Object.keys(row.entries).join(',');

/** The admin's history in its proven form; null for anything else. */
export function parseAdminNotifications(rows: unknown): readonly AdminNotification[] | null {
  const parsed = v.safeParse(v.array(row), rows);
  return parsed.success ? parsed.output : null;
}
