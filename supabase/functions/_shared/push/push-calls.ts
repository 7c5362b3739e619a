import * as v from 'valibot';
import { parseSendOutcome, type SendOutcome } from '../../../../sync/contracts/send-push-notification.ts';
import { callAsService, type Service } from '../call-as-service.ts';
import type { Note } from './ledger.ts';

const notification = v.object({ id: v.string(), title: v.string(), message: v.string() });
export type DueNotification = v.InferOutput<typeof notification>;

const delivery = v.object({
  id: v.number(),
  /** How often it was tried before. */
  attempts: v.number(),
  reminder_day: v.nullable(v.string()),
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
});
export type Delivery = v.InferOutput<typeof delivery>;

const taken = v.object({ deliveries: v.array(delivery), next: v.nullable(v.number()) });
const begun = v.array(v.number());

/** What the functions ask the database about sending. Each call throws when it fails. */
export interface PushCalls {
  /** Begins a notification for an admin; null when it cannot be sent any more, or not yet. */
  readonly begin: (id: string, memberId: string, sessionId: string) => Promise<DueNotification | null>;
  /** Begins what is due; gives it and all that others have begun. */
  readonly beginDue: () => Promise<readonly DueNotification[]>;
  readonly planReminders: () => Promise<void>;
  /** Takes deliveries of a notification (null: of reminders); `next` are the seconds until more are to be tried. */
  readonly take: (subject: string | null, run: string, limit: number) => Promise<v.InferOutput<typeof taken>>;
  readonly note: (run: string) => Note;
  /** Ends a notification when nothing of it is left. */
  readonly finish: (id: string) => Promise<SendOutcome>;
}

export function createPushCalls(service: Service): PushCalls {
  const call = (name: string, args: object) => callAsService(service, { name, args });
  return {
    begin: async (p_id, p_user_id, p_session_id) =>
      v.parse(v.nullable(notification), await call('begin_notification', { p_id, p_user_id, p_session_id })),
    beginDue: async () => v.parse(v.array(notification), await call('begin_due_notifications', {})),
    planReminders: async () => void (await call('plan_reminders', {})),
    take: async (p_notification_id, p_run, p_limit) =>
      v.parse(taken, await call('take_deliveries', { p_notification_id, p_run, p_limit })),
    note: (p_run) => async (p_begun, p_outcomes) => {
      const args = { p_run, p_begun, p_outcomes };
      // Noting the same twice changes nothing, so a call whose answer was lost can be repeated.
      return v.parse(begun, await call('note_deliveries', args).catch(() => call('note_deliveries', args)));
    },
    finish: async (p_id) => {
      const outcome = parseSendOutcome(await call('finish_notification', { p_id }));
      if (outcome === null) throw new Error(`Cannot read what has become of "${p_id}"`);
      return outcome;
    },
  };
}
