import type { Service } from '../call-as-service.ts';
import type { Environment } from '../environment.ts';
import type { Allowance } from './deliver.ts';
import { createPushCalls, type PushCalls } from './push-calls.ts';
import { createPushSender, type PushSender } from './push-sender.ts';
import { readPushSettings } from './push-settings.ts';

/** The platform ends a call after 150 seconds; the last pushes begun by then still get their ten. */
const CALL_MS = 100_000;

/** What the functions that send need. */
export interface Sending {
  readonly calls: PushCalls;
  /** Null when the operator has made no VAPID keys. */
  readonly sender: PushSender | null;
  readonly allowance: () => Allowance;
  /** The app's own address. */
  readonly home: string;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export function createSending({
  get,
  environment,
  service,
}: {
  readonly get: (name: string) => string | undefined;
  readonly environment: Environment;
  readonly service: Service;
}): Sending {
  const settings = readPushSettings(get);
  const { vapid, mostPerCall: most } = settings;
  const now = Date.now;
  return {
    calls: createPushCalls(service),
    sender: vapid === null ? null : createPushSender({ ...settings, vapid }, now),
    allowance: () => ({ most, until: now() + CALL_MS }),
    home: `${environment.origins[0] ?? environment.url}/`,
    now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
