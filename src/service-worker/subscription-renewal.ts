import {
  DeviceSubscription,
  type SavePushSubscription,
} from '../../sync/model/notifications/device-subscription.contract.ts';
import { readAs } from '../../sync/model/read-as.ts';
import { createBrowserSession } from '../data/account/browser-session.ts';
import { renewalKey } from '../lib/notifications/renewal-key.ts';

declare const self: ServiceWorkerGlobalScope;

const url = import.meta.env.VITE_SUPABASE_URL || self.location.origin;
const key = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '';
const serverKey = import.meta.env.VITE_VAPID_PUBLIC_KEY ?? '';

/** Saves a subscription that the push service has replaced, even while no page is open. */
export function renewSubscriptions(): void {
  self.addEventListener('pushsubscriptionchange', (event) => {
    // The next start of the app repairs a failure.
    event.waitUntil(renew(event).catch(() => {}));
  });
}

async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const broker = createBrowserSession({ url, key });
  if ((await broker.stored()) === null) return;
  const subscription = newSubscription ?? (await subscribe(oldSubscription));
  const device = readAs(DeviceSubscription, subscription.toJSON());
  const session = await broker.session();
  if (device === null || session === null) return;
  const args: SavePushSubscription = {
    p_endpoint: device.endpoint,
    p_p256dh: device.keys.p256dh,
    p_auth: device.keys.auth,
    p_replaces: oldSubscription?.endpoint ?? null,
  };
  // A bare fetch: the worker is one file, so each of its starts would load supabase-js.
  await fetch(`${url}/rest/v1/rpc/save_push_subscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${session.token}` },
    body: JSON.stringify(args),
  });
}

function subscribe(old: PushSubscription | null): Promise<PushSubscription> {
  const applicationServerKey = renewalKey(serverKey, old);
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
