import type { Keys } from './keys.ts';

/** Has the function send what is due, as a hosted project's pg_cron does. Rejects when the function fails. */
export async function dispatchNotifications(keys: Keys, url: string): Promise<void> {
  const answer = await fetch(`${url}/functions/v1/dispatch-notifications`, {
    method: 'POST',
    headers: { apikey: keys.secretKey },
  });
  if (!answer.ok) throw new Error(`dispatch-notifications answered ${answer.status}: ${await answer.text()}`);
}
