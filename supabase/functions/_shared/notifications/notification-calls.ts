import * as v from 'valibot';
import { SendOutcome } from '../../../../sync/model/notifications/send-push-notification.contract.ts';
import type { Database } from '../fetch-data-api.ts';
import type { Outcome } from './outcome.ts';

const notification = v.object({ id: v.string(), title: v.string(), message: v.string() });
export type DueNotification = v.InferOutput<typeof notification>;

const delivery = v.object({
  id: v.number(),
  /** Earlier attempts. */
  attempts: v.number(),
  reminder_day: v.nullable(v.string()),
  /** After this reminder the member gets none until the app is opened. */
  is_last_reminder: v.boolean(),
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
});
export type Delivery = v.InferOutput<typeof delivery>;

const leased = v.object({ deliveries: v.array(delivery), next: v.nullable(v.number()) });
const begun = v.array(v.number());

/** Database calls of the sending functions. Each throws when it fails. */
export type NotificationCalls = ReturnType<typeof createNotificationCalls>;

export function createNotificationCalls({ call }: Pick<Database, 'call'>) {
  return {
    /** Claims a notification for an admin; null when it is already claimed or not yet due. */
    begin: async (p_id: string, p_user_id: string, p_session_id: string) =>
      v.parse(v.nullable(notification), await call('begin_notification', { p_id, p_user_id, p_session_id })),
    /** Claims the due notifications; returns all that are being sent. */
    beginDue: async () => v.parse(v.array(notification), await call('begin_due_notifications', {})),
    /** Leases deliveries of a batch; `next` is the seconds until the next pending one is due. */
    lease: async (p_batch: string, p_run: string, p_limit: number) =>
      v.parse(leased, await call('lease_deliveries', { p_batch, p_run, p_limit })),
    /** Records the outcomes of a run, and what it is about to send; returns what of that is still leased to it. */
    record: async (
      p_run: string,
      p_begun: readonly number[],
      p_outcomes: readonly (Outcome & Pick<Delivery, 'id' | 'endpoint'>)[],
    ) => {
      const args = { p_run, p_begun, p_outcomes };
      // Recording is idempotent, so a call whose response was lost can be repeated.
      return v.parse(begun, await call('record_deliveries', args).catch(() => call('record_deliveries', args)));
    },
    /** Marks a notification as sent when no delivery of it is open. */
    finish: async (p_id: string) => v.parse(SendOutcome, await call('finish_notification', { p_id })),
  };
}
