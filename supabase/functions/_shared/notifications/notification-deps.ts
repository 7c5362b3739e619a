import { getEnv, readEnvironment, readService } from '../environment.ts';
import type { SendBudget } from './deliver.ts';
import { createNotificationCalls, type NotificationCalls } from './notification-calls.ts';
import { createNotificationSender, type NotificationSender } from './notification-sender.ts';
import { readNotificationSettings } from './notification-settings.ts';

/** The platform stops a call after 150 seconds, so the last notifications still have time for their ten-second timeout. */
const MAX_CALL_MS = 100_000;

/** Dependencies of the sending functions. */
export interface NotificationDeps {
  readonly calls: NotificationCalls;
  /** Null when no VAPID keys are configured. */
  readonly sender: NotificationSender | null;
  readonly budget: () => SendBudget;
  readonly home: string;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export function createNotificationDeps(): NotificationDeps {
  const settings = readNotificationSettings(getEnv);
  const { vapid, maxPerCall: maxNotifications } = settings;
  const { url, origins } = readEnvironment(getEnv);
  const now = Date.now;
  return {
    calls: createNotificationCalls(readService()),
    sender: vapid === null ? null : createNotificationSender({ ...settings, vapid }, now),
    budget: () => ({ maxNotifications, until: now() + MAX_CALL_MS }),
    home: `${origins[0] ?? url}/`,
    now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
