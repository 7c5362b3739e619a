import { fail, succeed } from '../_shared/answer.ts';
import { isSameSecret } from '../_shared/is-same-secret.ts';
import { type DeliverDeps, deliver } from '../_shared/push/deliver.ts';
import { noticePush, reminderPush } from '../_shared/push/pushes.ts';
import type { Sending } from '../_shared/push/sending.ts';

export interface DispatchDeps extends Sending {
  /** Any of them opens: while one takes the place of another, the database's job may still show the old one. */
  readonly secretKeys: readonly string[];
  readonly log: (message: string, cause: unknown) => void;
}

/**
 * Sends what is due: reminders, scheduled notifications, and what earlier calls have left. Called each minute by the
 * database's job, which shows the secret key; several calls at once share the work.
 */
export async function handleDispatch(request: Request, deps: DispatchDeps): Promise<Response> {
  const { sender, secretKeys, log } = deps;
  if (request.method !== 'POST') return fail('method_not_allowed', { allow: 'POST' });
  if (!(await isOneOf(request.headers.get('apikey') ?? '', secretKeys))) return fail('unauthorized');
  if (sender === null) return fail('push_not_set_up');
  try {
    return succeed({ pushes: await sendDue({ ...deps, sender }) });
  } catch (cause) {
    log('Cannot send what is due', cause);
    return fail('unavailable');
  }
}

async function isOneOf(given: string, secrets: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(secrets.map((secret) => isSameSecret(given, secret)));
  return answers.includes(true);
}

async function sendDue(deps: Sending & DeliverDeps): Promise<number> {
  const { calls, home, allowance } = deps;
  const { most, until } = allowance();
  await calls.planReminders();
  const push = ({ reminder_day }: { readonly reminder_day: string | null }) => reminderPush(reminder_day ?? '', home);
  let used = await deliver(deps, { subject: null, push }, { most, until });
  for (const due of await calls.beginDue()) {
    const notice = noticePush(due, home);
    used += await deliver(deps, { subject: due.id, push: () => notice }, { most: most - used, until });
    await calls.finish(due.id);
  }
  return used;
}
