import * as v from 'valibot';
import { parseTestPushRequest, type TestPushError } from '../../contracts/push.ts';
import type { Outcome, Reason } from '../_shared/push/outcome.ts';
import { testPush } from '../_shared/push/push-messages.ts';
import type { PushSender } from '../_shared/push/push-sender.ts';
import { readJson } from '../_shared/read-json.ts';
import { fail, succeed } from '../_shared/responses.ts';
import { type MemberDeps, serveMember } from '../_shared/serve-member.ts';

export interface TestPushDeps extends MemberDeps {
  /** Null when no VAPID keys are configured. */
  readonly sender: PushSender | null;
  /** The member's own subscription with its keys, the seconds to wait after too many tests, or null when it is unknown. */
  readonly beginTest: (endpoint: string, token: string) => Promise<unknown>;
  readonly deleteSubscription: (endpoint: string, token: string) => Promise<unknown>;
  /** The app's URL. */
  readonly home: string;
}

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
} as const satisfies Record<Reason, TestPushError>;

/** Sends a test push to one of the caller's devices and reports the push service's result. */
export function handleTestPush(request: Request, deps: TestPushDeps): Promise<Response> {
  return serveMember(request, deps, {
    method: 'POST',
    async work({ token }) {
      const body = await readJson(request);
      if (!body.ok) return fail(body.code);
      const parsed = parseTestPushRequest(body.value);
      if (parsed === null) return fail('invalid_request');
      if (deps.sender === null) return fail('push_not_configured');
      const target = v.parse(begun, await deps.beginTest(parsed.endpoint, token));
      if (target === null) return fail('unknown_subscription');
      if ('wait' in target) return fail('too_many_requests', { 'retry-after': String(target.wait) });
      const outcome: Outcome = await deps.sender.encrypt(testPush(deps.home), target)();
      if (outcome.outcome === 'delivered') return succeed({});
      if (outcome.outcome === 'removed') await deps.deleteSubscription(parsed.endpoint, token);
      return fail(errors[outcome.reason]);
    },
  });
}
