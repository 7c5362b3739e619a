import * as v from 'valibot';
import { isInstant } from '../rules/day.ts';
import { pushAddress } from './device-subscription.ts';

/** The arguments of `rpc/delete_push_subscription`; an endpoint that is not the member's own is left alone. */
export interface DeletePushSubscription {
  readonly p_endpoint: string;
}

/** The arguments of `rpc/set_reminder`: a time of day in Tokyo as HH:MM, or null for none. */
export interface SetReminder {
  readonly p_at: string | null;
}

/** How these calls refuse (HTTP 400, `message`). */
export const pushRpcErrors = ['invalid_endpoint', 'invalid_key', 'invalid_time'] as const;
export type PushRpcError = (typeof pushRpcErrors)[number];

const refused = v.object({ message: v.picklist(pushRpcErrors) });

/** The reason of a refusal; null for anything else. */
export function parsePushRpcError(body: unknown): PushRpcError | null {
  const parsed = v.safeParse(refused, body);
  return parsed.success ? parsed.output.message : null;
}

const saved = v.object({
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  updated_at: v.pipe(
    v.string(),
    v.check((value) => isInstant(value)),
  ),
});

/** A row of the table `push_subscriptions` as its member reads it. */
export type SavedSubscription = v.InferOutput<typeof saved>;

/** The columns of a SavedSubscription, for `select`. */
export const subscriptionColumns = Object.keys(saved.entries).join(',');

/** The member's subscriptions in their proven form; null for anything else. */
export function parseSavedSubscriptions(rows: unknown): readonly SavedSubscription[] | null {
  const parsed = v.safeParse(v.array(saved), rows);
  return parsed.success ? parsed.output : null;
}

const reminder = v.object({ at: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}/)) });

/** Rows of the table `reminders` (column `at`): the member's time as HH:MM, null when there is none or it is unreadable. */
export function parseReminder(rows: unknown): string | null {
  const parsed = v.safeParse(v.tuple([reminder]), rows);
  return parsed.success ? parsed.output[0].at.slice(0, 5) : null;
}

const testRequest = v.object({ endpoint: pushAddress });

/** What send-test-push is asked: POST, with the member's token, for a subscription of the member's own. */
export type TestPushRequest = v.InferOutput<typeof testRequest>;

/** The request in its proven form; null for anything else. */
export function parseTestPushRequest(body: unknown): TestPushRequest | null {
  const parsed = v.safeParse(testRequest, body);
  return parsed.success ? parsed.output : null;
}

/**
 * Why a test push did not leave. The server does not know the endpoint (404); the push service refused it (424), has
 * forgotten the device, and so has the server now (410), or could not be reached in time (424); its host is none that
 * the server may call (403); five were sent within ten minutes (429, with retry-after in seconds); the server has no
 * VAPID keys (424).
 */
export const testPushErrors = [
  'unknown_subscription',
  'push_refused',
  'push_gone',
  'push_unreachable',
  'push_forbidden',
  'push_not_set_up',
  'too_many_requests',
  'unauthorized',
  'invalid_request',
  'unavailable',
] as const;
export type TestPushError = (typeof testPushErrors)[number];

const testRefusal = v.object({ success: v.literal(false), error: v.picklist(testPushErrors) });

/** The reason of a failed test push; null for anything else. */
export function parseTestPushError(body: unknown): TestPushError | null {
  const parsed = v.safeParse(testRefusal, body);
  return parsed.success ? parsed.output.error : null;
}
