import type {
  TestNotificationError,
  TestNotificationRequest,
} from '../../../sync/model/notifications/test-notification.contract.ts';
import {
  type DevicePushSubscription,
  notificationDevice as device,
} from '../../lib/notifications/notification-device.ts';
import { type NotificationContext, renewSubscription } from './notification-switch.ts';
import { isSubscriptionKnown, sendTestNotification } from './subscription-server.ts';

/** Preconditions for receiving notifications; each one requires the previous ones. */
export const notificationChecks = ['browser', 'permission', 'worker', 'subscription', 'server'] as const;
export type NotificationCheck = (typeof notificationChecks)[number];

/** `repaired`: the server did not know the subscription, and now has another. `skipped`: an earlier check failed. */
export type CheckOutcome = 'passed' | 'repaired' | 'failed' | 'skipped';

export interface NotificationDiagnosis {
  readonly checks: Readonly<Record<NotificationCheck, CheckOutcome>>;
  /** Result of the test notification; null when not sent. `cause` is a server error code or the thrown error. */
  readonly test:
    | { readonly sent: true }
    | { readonly sent: false; readonly cause: TestNotificationError | Error }
    | null;
}

/** Checks all preconditions for notifications, then sends a test notification. Never rejects. */
export async function diagnoseNotifications(context: NotificationContext): Promise<NotificationDiagnosis> {
  const hasBrowser = device.obstacle() === null && context.serverKey !== '';
  const isAllowed = hasBrowser && device.permission() === 'granted';
  const hasWorker = hasBrowser && (await device.hasWorker());
  // A subscription that cannot be read counts as missing.
  const push = hasWorker ? await device.currentSubscription().catch(() => null) : null;
  const outcome = (passed: boolean, isApplicable = true): CheckOutcome =>
    isApplicable ? (passed ? 'passed' : 'failed') : 'skipped';
  const checks = {
    browser: outcome(hasBrowser),
    permission: outcome(isAllowed, hasBrowser),
    worker: outcome(hasWorker, hasBrowser),
    subscription: outcome(push !== null, hasWorker),
  };
  if (push === null || !isAllowed) return { checks: { ...checks, server: 'skipped' }, test: null };
  try {
    const isKnown = await isSubscriptionKnown(context.member, push.endpoint);
    const current = isKnown ? push : await renewSubscription(context, push);
    return { checks: { ...checks, server: isKnown ? 'passed' : 'repaired' }, test: await test(context, current) };
  } catch (cause) {
    return { checks: { ...checks, server: 'failed' }, test: { sent: false, cause: asError(cause) } };
  }
}

/** Sends a draft to this device only; null when the device receives no notifications. Never rejects. */
export async function testDraft(
  context: NotificationContext,
  text: TestNotificationRequest['text'],
): Promise<NotificationDiagnosis['test']> {
  const push = await device.currentSubscription().catch(() => null);
  return push && test(context, push, text);
}

async function test(
  { member }: NotificationContext,
  { endpoint }: DevicePushSubscription,
  text?: TestNotificationRequest['text'],
): Promise<NotificationDiagnosis['test']> {
  try {
    const error = await sendTestNotification(member, endpoint, text);
    return error === null ? { sent: true } : { sent: false, cause: error };
  } catch (cause) {
    return { sent: false, cause: asError(cause) };
  }
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
