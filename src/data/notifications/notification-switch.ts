import { DeviceSubscription } from '../../../sync/model/notifications/device-subscription.contract.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import { webLocks } from '../../lib/browser/web-locks.ts';
import {
  type DevicePushSubscription,
  notificationDevice,
  serverKeyOf,
} from '../../lib/notifications/notification-device.ts';
import { NotificationError } from '../../lib/notifications/notification-error.ts';
import type { Member } from '../member/member.ts';
import { readSubscriptionRecord, writeSubscriptionRecord } from './subscription-record.ts';
import { deleteSubscription, isSubscriptionKnown, saveSubscription } from './subscription-server.ts';

/** Lock name: one tab at a time changes the device's subscription. */
const LOCK = 'push';

/** What push operations need. `serverKey` is the VAPID public key (base64url). */
export interface NotificationContext {
  readonly member: Pick<Member, 'id' | 'request' | 'diagnostics'>;
  readonly serverKey: string;
}

/** Enables the member's notifications on this device. Requires user activation. Rejects with a NotificationError or a RequestError. */
export async function enableNotifications(context: NotificationContext): Promise<void> {
  const obstacle = notificationDevice.obstacle();
  if (obstacle !== null) throw new NotificationError(obstacle);
  if (!navigator.onLine) throw new RequestError('offline');
  await notificationDevice.askPermission();
  await webLocks.withLock(LOCK, async () => {
    const push = await notificationDevice.subscribe(context.serverKey);
    try {
      await save(context, push);
    } catch (cause) {
      // Without a row on the server the subscription is useless, but the switch would show it as on. If it cannot be
      // removed, reconcileSubscription() does that at the next start.
      await push.unsubscribe().catch(() => {});
      throw cause;
    }
  });
}

/** Disables the member's notifications on this device. Rejects when the server or the browser fails. */
export function disableNotifications({ member }: Pick<NotificationContext, 'member'>): Promise<void> {
  return webLocks.withLock(LOCK, async () => {
    const subscription = await notificationDevice.currentSubscription();
    for (const endpoint of endpointsOf(member, subscription)) await deleteSubscription(member, endpoint);
    if (subscription !== null && !(await subscription.unsubscribe()))
      throw new Error('The browser kept the subscription');
    writeSubscriptionRecord(localStorage, null);
  });
}

/** Makes browser, server and local record agree, as the server has it, and removes the subscription of a former member. */
export async function reconcileSubscription(context: NotificationContext): Promise<void> {
  if (notificationDevice.obstacle() !== null) return;
  const { member, serverKey } = context;
  await webLocks.withLock(LOCK, async () => {
    const subscription = await notificationDevice.currentSubscription();
    const record = readSubscriptionRecord(localStorage, member.id);
    if (record === null) {
      await subscription?.unsubscribe();
      return;
    }
    if (notificationDevice.permission() !== 'granted' || serverKey === '' || !navigator.onLine) return;
    const isCurrent = subscription !== null && (serverKeyOf(subscription) ?? record.serverKey) === serverKey;
    const push = isCurrent ? subscription : await notificationDevice.subscribe(serverKey);
    if (push.endpoint === record.endpoint && !(await isSubscriptionKnown(member, push.endpoint))) {
      // The server has removed what the push service had ended, which the browser need not notice.
      await renew(context, push);
      return;
    }
    const { endpoint, keys } = read(push);
    const isSaved = record.endpoint === endpoint && record.p256dh === keys.p256dh && record.auth === keys.auth;
    if (!isSaved) await save(context, push);
  });
}

/** Replaces a subscription that the server does not have. Rejects like enableNotifications(). */
export function renewSubscription(context: NotificationContext, push: DevicePushSubscription) {
  return webLocks.withLock(LOCK, () => renew(context, push));
}

async function renew(context: NotificationContext, push: DevicePushSubscription): Promise<DevicePushSubscription> {
  await push.unsubscribe();
  const renewed = await notificationDevice.subscribe(context.serverKey);
  await save(context, renewed);
  return renewed;
}

/** How long a logout waits for the unsubscription, in milliseconds. */
const LEAVE_WAIT = 3000;

/** Ends the notifications of this device at the server and in the browser; either is enough. Never rejects. */
export async function detachNotifications(member: NotificationContext['member'] | null): Promise<void> {
  const signal = AbortSignal.timeout(LEAVE_WAIT);
  const late = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const removal = webLocks.withLock(LOCK, async () => {
    const subscription = await notificationDevice.currentSubscription();
    const deletions =
      member === null
        ? []
        : endpointsOf(member, subscription).map((endpoint) => deleteSubscription(member, endpoint, signal));
    await Promise.allSettled([subscription?.unsubscribe(), ...deletions]);
    // A save that was running when the logout started may have written the record after the data was removed.
    writeSubscriptionRecord(localStorage, null);
  });
  // On failure or timeout, reconcileSubscription() cleans up at the next start.
  await Promise.race([removal.catch(() => {}), late]);
}

/** Endpoints that the server may know for this device: the last saved one and the current one. */
function endpointsOf(
  member: NotificationContext['member'],
  subscription: DevicePushSubscription | null,
): readonly string[] {
  const record = readSubscriptionRecord(localStorage, member.id);
  return [...new Set([record?.endpoint, subscription?.endpoint])].flatMap((endpoint) => endpoint ?? []);
}

async function save({ member, serverKey }: NotificationContext, push: DevicePushSubscription): Promise<void> {
  const subscription = read(push);
  const before = readSubscriptionRecord(localStorage, member.id)?.endpoint ?? null;
  await saveSubscription(member, subscription, before === push.endpoint ? null : before);
  const { endpoint, keys } = subscription;
  writeSubscriptionRecord(localStorage, { memberId: member.id, serverKey, endpoint, ...keys });
}

function read(push: DevicePushSubscription) {
  const subscription = readAs(DeviceSubscription, push.toJSON());
  if (subscription === null) throw new NotificationError('key-failed');
  return subscription;
}
