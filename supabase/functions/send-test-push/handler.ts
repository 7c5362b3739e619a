import * as v from 'valibot';
import { parseTestPushRequest, type TestPushError } from '../../../sync/contracts/push.ts';
import { fail, succeed } from '../_shared/answer.ts';
import type { Outcome, Reason } from '../_shared/push/outcome.ts';
import type { PushSender } from '../_shared/push/push-sender.ts';
import { testPush } from '../_shared/push/pushes.ts';
import { readJson } from '../_shared/read-json.ts';
import { type MemberDeps, serveMember } from '../_shared/serve-member.ts';

export interface TestPushDeps extends MemberDeps {
  /** Null when the operator has made no VAPID keys. */
  readonly sender: PushSender | null;
  /** The member's own device with its keys; seconds to wait after too many tests; null when it is not known. */
  readonly beginTest: (endpoint: string, token: string) => Promise<unknown>;
  readonly forget: (endpoint: string, token: string) => Promise<unknown>;
  /** The app's own address. */
  readonly home: string;
}

const begun = v.nullable(
  v.union([v.object({ wait: v.number() }), v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() })]),
);

const errors = {
  forbidden: 'push_forbidden',
  unusable_keys: 'push_refused',
  gone: 'push_gone',
  refused: 'push_refused',
  throttled: 'push_refused',
  broken: 'push_unreachable',
  unreachable: 'push_unreachable',
  unanswered: 'push_unreachable',
} as const satisfies Record<Reason, TestPushError>;

/** Sends a push to a device of the member who asks, and says what the push service said. */
export function handleTestPush(request: Request, deps: TestPushDeps): Promise<Response> {
  return serveMember(request, deps, {
    method: 'POST',
    async work({ token }) {
      const body = await readJson(request);
      if (!body.ok) return fail(body.code);
      const asked = parseTestPushRequest(body.value);
      if (asked === null) return fail('invalid_request');
      if (deps.sender === null) return fail('push_not_set_up');
      const target = v.parse(begun, await deps.beginTest(asked.endpoint, token));
      if (target === null) return fail('unknown_subscription');
      if ('wait' in target) return fail('too_many_requests', { 'retry-after': String(target.wait) });
      const outcome: Outcome = await deps.sender.seal(testPush(deps.home), target)();
      if (outcome.outcome === 'delivered') return succeed({});
      if (outcome.outcome === 'removed') await deps.forget(asked.endpoint, token);
      return fail(errors[outcome.reason]);
    },
  });
}
