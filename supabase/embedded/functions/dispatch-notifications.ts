import type { Keys } from '../keys.ts';

/** Calls the function that sends due notifications, as pg_cron does on a hosted project. Rejects when it fails. */
export async function dispatchNotifications(keys: Keys, url: string): Promise<void> {
  const response = await fetch(`${url}/functions/v1/dispatch-notifications`, {
    method: 'POST',
    headers: { apikey: keys.secretKey },
  });
  if (!response.ok) throw new Error(`dispatch-notifications returned ${response.status}: ${await response.text()}`);
}
