import * as v from 'valibot';
import {
  type TestNotificationError,
  TestNotificationRequest,
} from '../../../sync/model/notifications/test-notification.contract.ts';
import { testNotification } from '../_shared/notifications/notification-messages.ts';
import type { NotificationSender } from '../_shared/notifications/notification-sender.ts';
import type { Outcome, Reason } from '../_shared/notifications/outcome.ts';
import { fail, type MemberDeps, readBody, serveMember, succeed } from '../_shared/serve-member.ts';

export interface TestNotificationDeps extends MemberDeps {
  /** Null when no VAPID keys are configured. */
  readonly sender: NotificationSender | null;
  readonly home: string;
}

/** The member's own subscription with its keys, the seconds to wait after too many tests, or null when it is unknown. */
const begun = v.nullable(
  v.union([v.object({ wait: v.number() }), v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() })]),
);

const errors = {
  forbidden: 'push_forbidden',
  invalid_keys: 'push_rejected',
  gone: 'push_gone',
  rejected: 'push_rejected',
  throttled: 'push_rejected',
  server_error: 'push_unreachable',
  unreachable: 'push_unreachable',
  no_response: 'push_unreachable',
} as const satisfies Record<Reason, TestNotificationError>;

/** Sends a test push to one of the caller's devices and reports the push service's result. */
export const handleTestNotification = serveMember<TestNotificationDeps>('POST', async ({ database }, request, deps) => {
  const parsed = await readBody(request, TestNotificationRequest);
  if (typeof parsed === 'string') return fail(parsed);
  if (deps.sender === null) return fail('push_not_configured');
  const target = v.parse(begun, await database.call('begin_test_notification', { p_endpoint: parsed.endpoint }));
  if (target === null) return fail('unknown_subscription');
  if ('wait' in target) return fail('too_many_requests', { 'retry-after': String(target.wait) });
  const outcome: Outcome = await deps.sender.encrypt(testNotification(deps.home, parsed.text), target)();
  if (outcome.outcome === 'delivered') return succeed({});
  if (outcome.outcome === 'removed') {
    await database.call('delete_push_subscription', { p_endpoint: parsed.endpoint });
  }
  return fail(errors[outcome.reason]);
});
