import * as v from 'valibot';
import { instant } from '../day/day-fields.ts';
import { limits } from '../limits.ts';
import { readAs } from '../read-as.ts';
import { pushAddress } from './device-subscription.contract.ts';

/** The batch of deliveries that all reminders share; that of a notification is its id. */
export const REMINDERS_BATCH = '5f0e6a52-3c1b-4f6e-9d0a-8b7c41d2e9f3';

/** A row of the table `push_subscriptions`, as readable by its member. */
export const SavedSubscription = v.object({
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  updated_at: instant,
});

const reminder = v.object({ at: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}/)) });

/** Parses what read_own_rows answers for `reminders` to the member's time as HH:MM; null when missing or invalid. */
export function parseReminder(page: unknown): string | null {
  return readAs(v.object({ rows: v.tuple([reminder]) }), page)?.rows[0].at.slice(0, 5) ?? null;
}

const text = (max: number) =>
  v.pipe(
    v.string(),
    v.check((value) => [...value].length <= max),
  );

/** Request body of send-test-notification (POST with the member's token). The endpoint must be the member's own. */
export const TestNotificationRequest = v.object({
  endpoint: pushAddress,
  /** What to show instead of the usual text: an admin's draft, on the own device. */
  text: v.optional(
    v.object({
      title: text(limits.notification_title_max),
      message: text(limits.notification_message_max),
    }),
  ),
});
export type TestNotificationRequest = v.InferOutput<typeof TestNotificationRequest>;

/**
 * Error codes of send-test-notification. unknown_subscription: 404. push_rejected, push_unreachable (the push service): 424.
 * push_gone: 410, the server deleted the subscription. push_forbidden: 403, host not on the allow-list.
 * push_not_configured: 424, no VAPID keys. too_many_requests: 429, five within ten minutes, Retry-After in seconds.
 */
export const testNotificationErrors = [
  'unknown_subscription',
  'push_rejected',
  'push_gone',
  'push_unreachable',
  'push_forbidden',
  'push_not_configured',
  'too_many_requests',
  'unauthorized',
  'invalid_request',
  'unavailable',
] as const;
export type TestNotificationError = (typeof testNotificationErrors)[number];
