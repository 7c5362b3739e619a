import type { Service } from '../call-as-service.ts';
import type { Environment } from '../environment.ts';
import type { SendBudget } from './deliver.ts';
import { createPushCalls, type PushCalls } from './push-calls.ts';
import { createPushSender, type PushSender } from './push-sender.ts';
import { readPushSettings } from './push-settings.ts';

/** The platform stops a call after 150 seconds, so the last notifications still have time for their ten-second timeout. */
const MAX_CALL_MS = 100_000;

/** Dependencies of the sending functions. */
export interface PushDeps {
  readonly calls: PushCalls;
  /** Null when no VAPID keys are configured. */
  readonly sender: PushSender | null;
  readonly budget: () => SendBudget;
  /** The app's URL. */
  readonly home: string;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export function createPushDeps({
  get,
  environment,
  service,
}: {
  readonly get: (name: string) => string | undefined;
  readonly environment: Environment;
  readonly service: Service;
}): PushDeps {
  const settings = readPushSettings(get);
  const { vapid, maxPerCall: maxPushes } = settings;
  const now = Date.now;
  return {
    calls: createPushCalls(service),
    sender: vapid === null ? null : createPushSender({ ...settings, vapid }, now),
    budget: () => ({ maxPushes, until: now() + MAX_CALL_MS }),
    home: `${environment.origins[0] ?? environment.url}/`,
    now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
