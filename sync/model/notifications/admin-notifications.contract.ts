import * as v from 'valibot';
import { instant } from '../day/day-fields.ts';

/** Recipients: all members, or the active ones, who have a login record within limits.active_days. */
export const notificationTargets = ['all', 'active_users'] as const;
export type NotificationTarget = (typeof notificationTargets)[number];

/**
 * Transitions: draft → sending → sent, scheduled → sending → sent, scheduled → cancelled, and scheduled → draft with a
 * reason.
 */
export const notificationStatuses = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/**
 * Why a scheduled notification returned to draft. `late`: it would have been sent more than an hour late. `restored`: the
 * server was restored from a backup, and it may have been sent before.
 */
export const returnReasons = ['late', 'restored'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Errors of an insert (HTTP 400, `message`): the time has passed, or is more than a year away. */
export const notificationErrors = ['time_in_past', 'time_too_far'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Numbers of devices: reached, not reached, permanently gone, and not tried because it was too late. */
const outcome = { delivered: count, failed: count, removed: count, late: count };

export const AdminNotification = v.object({
  id: v.pipe(v.string(), v.uuid()),
  title: v.string(),
  message: v.string(),
  target_type: v.picklist(notificationTargets),
  created_by: v.string(),
  status: v.picklist(notificationStatuses),
  returned_because: v.nullable(v.picklist(returnReasons)),
  scheduled_at: v.nullable(instant),
  sent_at: v.nullable(instant),
  created_at: instant,
  ...outcome,
});
export type AdminNotification = Readonly<v.InferOutput<typeof AdminNotification>>;

/** What the admin writes: a draft is sent immediately, a scheduled one at `scheduled_at`. */
export type NotificationRow = Pick<AdminNotification, 'title' | 'message' | 'target_type' | 'scheduled_at'> & {
  readonly status: 'draft' | 'scheduled';
};

/**
 * The row to insert. The id is generated on the device, so that repeating the insert after a lost response gives a conflict
 * (409). The server replaces `created_by` with the author's real name.
 */
export type NewAdminNotification = NotificationRow & Pick<AdminNotification, 'id' | 'created_by'>;

/** The outcome of the reminders of a Tokyo day, as the admin sees it. */
export const ReminderDay = v.object({ day: v.pipe(v.string(), v.isoDate()), ...outcome });
export type ReminderDay = Readonly<v.InferOutput<typeof ReminderDay>>;
