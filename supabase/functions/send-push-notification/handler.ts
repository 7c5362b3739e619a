import { parseSendNotificationRequest } from '../../../sync/contracts/send-push-notification.ts';
import { fail, succeed } from '../_shared/answer.ts';
import { type Allowance, type DeliverDeps, deliver } from '../_shared/push/deliver.ts';
import type { DueNotification, PushCalls } from '../_shared/push/push-calls.ts';
import type { PushSender } from '../_shared/push/push-sender.ts';
import { noticePush } from '../_shared/push/pushes.ts';
import { readJson } from '../_shared/read-json.ts';
import { type MemberDeps, serveMember } from '../_shared/serve-member.ts';

export interface SendNotificationDeps extends MemberDeps, Omit<DeliverDeps, 'sender' | 'calls'> {
  readonly calls: PushCalls;
  /** Null when the operator has made no VAPID keys. */
  readonly sender: PushSender | null;
  readonly isAdminSession: (memberId: string, sessionId: string) => Promise<unknown>;
  readonly allowance: () => Allowance;
  /** The app's own address. */
  readonly home: string;
  /** Keeps the process alive for work that goes on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The admin is answered within this time; the sending goes on behind the answer. */
const ANSWER_WITHIN_MS = 10_000;

/** Sends a notification that an admin wrote, at the admin's word: a draft, or a scheduled one whose time has come. */
export function handleSendNotification(request: Request, deps: SendNotificationDeps): Promise<Response> {
  return serveMember(request, deps, {
    method: 'POST',
    async work({ sub, session_id: sessionId }) {
      const { calls, sender, sleep, waitUntil, log } = deps;
      const body = await readJson(request);
      if (!body.ok) return fail(body.code);
      if (sessionId === undefined || (await deps.isAdminSession(sub, sessionId)) !== true) return fail('forbidden');
      const asked = parseSendNotificationRequest(body.value);
      if (asked === null) return fail('invalid_request');
      if (sender === null) return fail('push_not_set_up');
      const begun = await calls.begin(asked.notificationId, sub, sessionId);
      if (begun === null) return fail('conflict');
      const sending = send(begun, { ...deps, sender }).catch((cause) =>
        log(`Cannot send "${begun.id}" to its end`, cause),
      );
      waitUntil(sending);
      await Promise.race([sending, sleep(ANSWER_WITHIN_MS)]);
      return succeed(await calls.finish(begun.id));
    },
  });
}

async function send(begun: DueNotification, deps: SendNotificationDeps & DeliverDeps): Promise<void> {
  await deliver(deps, { subject: begun.id, push: () => noticePush(begun, deps.home) }, deps.allowance());
  await deps.calls.finish(begun.id);
}
