import { SendNotificationRequest } from '../../../sync/model/notifications/send-push-notification.contract.ts';
import { type DeliverDeps, deliver } from '../_shared/notifications/deliver.ts';
import type { DueNotification } from '../_shared/notifications/notification-calls.ts';
import type { NotificationDeps } from '../_shared/notifications/notification-deps.ts';
import { adminNotification } from '../_shared/notifications/notification-messages.ts';
import { fail, type MemberDeps, readBody, serveMember, succeed } from '../_shared/serve-member.ts';

export type SendNotificationDeps = MemberDeps &
  NotificationDeps & {
    /** Keeps the process alive for work after the response. */
    readonly waitUntil: (work: Promise<unknown>) => void;
  };

/** The response is sent after this time at the latest; sending continues in the background. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Sends a notification for an admin: a draft, or a scheduled one that is due. */
export const handleSendNotification = serveMember<SendNotificationDeps>(
  'POST',
  async ({ sub, session_id: sessionId, database }, request, deps) => {
    const { calls, sender, sleep, waitUntil, log } = deps;
    if (sessionId === undefined || (await database.call('admin_session_expires_at', {})) === null) {
      return fail('forbidden');
    }
    const parsed = await readBody(request, SendNotificationRequest);
    if (typeof parsed === 'string') return fail(parsed);
    if (sender === null) return fail('push_not_configured');
    const begun = await calls.begin(parsed.notificationId, sub, sessionId);
    if (begun === null) return fail('conflict');
    const sending = send(begun, { ...deps, sender }).catch((cause) =>
      log(`Cannot finish sending "${begun.id}"`, cause),
    );
    waitUntil(sending);
    const outcome = await Promise.race([sending, sleep(RESPONSE_TIMEOUT_MS)]);
    return succeed(outcome ?? (await calls.finish(begun.id)));
  },
);

async function send(begun: DueNotification, deps: SendNotificationDeps & DeliverDeps) {
  const push = adminNotification(begun, deps.home);
  await deliver(deps, { batch: begun.id, push: () => push }, deps.budget());
  return deps.calls.finish(begun.id);
}
