import { createHash, timingSafeEqual } from 'node:crypto';
import { REMINDERS_BATCH } from '../../../sync/model/notifications/test-notification.contract.ts';
import { type DeliverDeps, deliver, type Subject } from '../_shared/notifications/deliver.ts';
import type { NotificationDeps } from '../_shared/notifications/notification-deps.ts';
import { adminNotification, reminderNotification } from '../_shared/notifications/notification-messages.ts';
import { fail, succeed } from '../_shared/serve-member.ts';

export interface DispatchDeps extends NotificationDeps {
  /** All are accepted: during a rotation the database's job may still send the old one. */
  readonly secretKeys: readonly string[];
  readonly log: (message: string, cause: unknown) => void;
}

/**
 * Sends due reminders, scheduled notifications and what earlier calls left open. Called by the database's minute job with
 * the secret key; concurrent calls share the work. GET returns the public push key, to compare it with the app's.
 */
export async function handleDispatch(request: Request, deps: DispatchDeps): Promise<Response> {
  const { sender, secretKeys, log } = deps;
  if (!['GET', 'POST'].includes(request.method)) return fail('method_not_allowed', { allow: 'GET, POST' });
  const apikey = request.headers.get('apikey') ?? '';
  if (!secretKeys.some((secret) => isSameSecret(apikey, secret))) return fail('unauthorized');
  if (sender === null) return fail('push_not_configured');
  if (request.method === 'GET') return succeed({ publicKey: sender.publicKey });
  try {
    return succeed({ pushes: await sendDue({ ...deps, sender }) });
  } catch (cause) {
    log('Cannot send due notifications', cause);
    return fail('unavailable');
  }
}

/** Compares in constant time, over digests. */
function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** Sends what is due. Each subject gets an equal share of the remaining budget, so that a large one does not delay the others. */
async function sendDue(deps: NotificationDeps & DeliverDeps): Promise<number> {
  const { calls, home, budget, now } = deps;
  const { maxNotifications, until } = budget();
  const due = await calls.beginDue();
  const notices = due.map((notification): Subject => {
    const push = adminNotification(notification, home);
    return { batch: notification.id, push: () => push };
  });
  const reminders: Subject = {
    batch: REMINDERS_BATCH,
    push: (delivery) => reminderNotification(delivery, home, now()),
  };
  const subjects = [reminders, ...notices];
  let used = 0;
  for (const [n, subject] of subjects.entries()) {
    const left = subjects.length - n;
    const share = {
      maxNotifications: Math.ceil((maxNotifications - used) / left),
      until: now() + (until - now()) / left,
    };
    used += await deliver(deps, subject, share);
    if (subject.batch !== REMINDERS_BATCH) await calls.finish(subject.batch);
  }
  return used;
}
