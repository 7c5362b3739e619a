import { getEnv, openService, readEnvironment } from '../environment.ts';
import type { SendBudget } from './deliver.ts';
import { createNotificationCalls } from './notification-calls.ts';
import { createNotificationSender } from './notification-sender.ts';
import { readNotificationSettings } from './notification-settings.ts';

/** The platform stops a call after 150 seconds, so the last notifications still have time for their ten-second timeout. */
const MAX_CALL_MS = 100_000;

/** Dependencies of the sending functions; the sender is null when no VAPID keys are configured. */
export type NotificationDeps = ReturnType<typeof createNotificationDeps>;

export function createNotificationDeps() {
  const settings = readNotificationSettings(getEnv);
  const { vapid, maxPerCall: maxNotifications } = settings;
  const { url, origins } = readEnvironment(getEnv);
  const now = Date.now;
  return {
    calls: createNotificationCalls(openService()),
    sender: vapid === null ? null : createNotificationSender({ ...settings, vapid }, now),
    budget: (): SendBudget => ({ maxNotifications, until: now() + MAX_CALL_MS }),
    home: `${origins[0] ?? url}/`,
    now,
    sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };
}
