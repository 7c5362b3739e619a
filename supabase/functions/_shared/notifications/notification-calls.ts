import * as v from 'valibot';
import { SendOutcome } from '../../../contracts/send-push-notification.ts';
import { callDatabase, type DataApi } from '../fetch-data-api.ts';
import type { RecordDeliveries } from './ledger.ts';

const notification = v.object({ id: v.string(), title: v.string(), message: v.string() });
export type DueNotification = v.InferOutput<typeof notification>;

const delivery = v.object({
  id: v.number(),
  /** Earlier attempts. */
  attempts: v.number(),
  reminder_day: v.nullable(v.string()),
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
});
export type Delivery = v.InferOutput<typeof delivery>;

const leased = v.object({ deliveries: v.array(delivery), next: v.nullable(v.number()) });
const begun = v.array(v.number());

/** Database calls of the sending functions. Each throws when it fails. */
export interface NotificationCalls {
  /** Claims a notification for an admin; null when it is already claimed or not yet due. */
  readonly begin: (id: string, memberId: string, sessionId: string) => Promise<DueNotification | null>;
  /** Claims the due notifications; returns all that are being sent. */
  readonly beginDue: () => Promise<readonly DueNotification[]>;
  readonly planReminders: () => Promise<void>;
  /** Leases deliveries of a batch; `next` is the seconds until the next pending one is due. */
  readonly lease: (batch: string, run: string, limit: number) => Promise<v.InferOutput<typeof leased>>;
  readonly record: (run: string) => RecordDeliveries;
  /** Marks a notification as sent when no delivery of it is open. */
  readonly finish: (id: string) => Promise<SendOutcome>;
}

export function createNotificationCalls(service: DataApi): NotificationCalls {
  const call = (name: string, args: object) => callDatabase(service, name, args);
  return {
    begin: async (p_id, p_user_id, p_session_id) =>
      v.parse(v.nullable(notification), await call('begin_notification', { p_id, p_user_id, p_session_id })),
    beginDue: async () => v.parse(v.array(notification), await call('begin_due_notifications', {})),
    planReminders: async () => void (await call('plan_reminders', {})),
    lease: async (p_batch, p_run, p_limit) =>
      v.parse(leased, await call('lease_deliveries', { p_batch, p_run, p_limit })),
    record: (p_run) => async (p_begun, p_outcomes) => {
      const args = { p_run, p_begun, p_outcomes };
      // Recording is idempotent, so a call whose response was lost can be repeated.
      return v.parse(begun, await call('record_deliveries', args).catch(() => call('record_deliveries', args)));
    },
    finish: async (p_id) => v.parse(SendOutcome, await call('finish_notification', { p_id })),
  };
}
