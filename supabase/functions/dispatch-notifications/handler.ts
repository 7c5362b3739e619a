import { isSameSecret } from '../_shared/is-same-secret.ts';
import { type DeliverDeps, deliver } from '../_shared/push/deliver.ts';
import type { PushDeps } from '../_shared/push/push-deps.ts';
import { notificationPush, reminderPush } from '../_shared/push/push-messages.ts';
import { fail, succeed } from '../_shared/responses.ts';

export interface DispatchDeps extends PushDeps {
  /** All are accepted: during a rotation the database's job may still send the old one. */
  readonly secretKeys: readonly string[];
  readonly log: (message: string, cause: unknown) => void;
}

/**
 * Sends due reminders, scheduled notifications and what earlier calls left open. Called by the database's minute job with
 * the secret key; concurrent calls share the work.
 */
export async function handleDispatch(request: Request, deps: DispatchDeps): Promise<Response> {
  const { sender, secretKeys, log } = deps;
  if (request.method !== 'POST') return fail('method_not_allowed', { allow: 'POST' });
  if (!(await isOneOf(request.headers.get('apikey') ?? '', secretKeys))) return fail('unauthorized');
  if (sender === null) return fail('push_not_configured');
  try {
    return succeed({ pushes: await sendDue({ ...deps, sender }) });
  } catch (cause) {
    log('Cannot send due notifications', cause);
    return fail('unavailable');
  }
}

async function isOneOf(given: string, secrets: readonly string[]): Promise<boolean> {
  const matches = await Promise.all(secrets.map((secret) => isSameSecret(given, secret)));
  return matches.includes(true);
}

async function sendDue(deps: PushDeps & DeliverDeps): Promise<number> {
  const { calls, home, budget } = deps;
  const { maxPushes, until } = budget();
  await calls.planReminders();
  const push = ({ reminder_day }: { readonly reminder_day: string | null }) =>
    reminderPush(reminder_day ?? '', home, deps.now());
  let used = await deliver(deps, { subject: null, push }, { maxPushes, until });
  for (const due of await calls.beginDue()) {
    const notice = notificationPush(due, home);
    used += await deliver(deps, { subject: due.id, push: () => notice }, { maxPushes: maxPushes - used, until });
    await calls.finish(due.id);
  }
  return used;
}
