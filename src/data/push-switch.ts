import { parseDeviceSubscription } from '../../sync/contracts/device-subscription.ts';
import { type DevicePush, type PushDevice, serverKeyOf } from '../lib/push-device.ts';
import { PushError } from '../lib/push-error.ts';
import { webLocks } from '../lib/web-locks.ts';
import type { Member } from './member.ts';
import { readPushRecord, writePushRecord } from './push-record.ts';
import { deleteSubscription, saveSubscription } from './push-server.ts';
import { RequestError } from './request-error.ts';

/** One tab at a time changes the device's subscription. */
const LOCK = 'push';

/** The server hears of a device at least so often, in milliseconds: it may have lost it, as by a restored backup. */
const SAVE_AGAIN = 7 * 24 * 60 * 60_000;

/** Whose pushes come to which device, under which key of the server (base64url). */
export interface PushContext {
  readonly member: Pick<Member, 'id' | 'sendRequest'>;
  readonly device: PushDevice;
  readonly serverKey: string;
}

/** Lets this device receive the member's pushes. Must follow a tap at once. Rejects with a PushError or a RequestError. */
export async function enablePush(context: PushContext): Promise<void> {
  const { device, serverKey } = context;
  const obstacle = device.obstacle();
  if (obstacle !== null) throw new PushError(obstacle);
  if (!navigator.onLine) throw new RequestError('offline');
  await device.askPermission();
  await webLocks.exclusively(LOCK, async () => {
    const push = await device.subscribe(serverKey);
    try {
      await save(context, push);
    } catch (cause) {
      // Without a row on the server the subscription would be good for nothing, and the switch would say otherwise.
      await push.unsubscribe().catch(() => {});
      throw cause;
    }
  });
}

/** Ends the member's pushes on this device. Rejects with whatever kept it from that; then nothing may have changed. */
export function disablePush({ member, device }: Omit<PushContext, 'serverKey'>): Promise<void> {
  return webLocks.exclusively(LOCK, async () => {
    const held = await device.held();
    for (const endpoint of endpointsOf(member, held)) await deleteSubscription(member, endpoint);
    if (held !== null && !(await held.unsubscribe())) throw new Error('The browser kept the subscription');
    writePushRecord(localStorage, null);
  });
}

/**
 * Brings device, server and record into step at the start: tells the server of a changed address, subscribes anew where
 * the browser dropped the subscription or the server's key has changed, and drops what a former member left behind.
 */
export function reconcilePushSubscription(context: PushContext): Promise<void> {
  const { member, device, serverKey } = context;
  return webLocks.exclusively(LOCK, async () => {
    const held = await device.held();
    const record = readPushRecord(localStorage, member.id);
    if (record === null) {
      await held?.unsubscribe();
      return;
    }
    if (device.permission() !== 'granted' || serverKey === '' || !navigator.onLine) return;
    const isCurrent = held !== null && (serverKeyOf(held) ?? record.serverKey) === serverKey;
    const push = isCurrent ? held : await device.subscribe(serverKey);
    const { endpoint, keys } = read(push);
    const isSaved = record.endpoint === endpoint && record.p256dh === keys.p256dh && record.auth === keys.auth;
    const age = Date.now() - record.savedAt;
    if (!isSaved || age < 0 || age > SAVE_AGAIN) await save(context, push);
  });
}

/** Tells the server of this device's subscription again, as when it has forgotten it. Rejects like enablePush. */
export function resavePushSubscription(context: PushContext, push: DevicePush): Promise<void> {
  return webLocks.exclusively(LOCK, () => save(context, push));
}

/** How long a logout waits for the pushes of this device to end, in milliseconds. */
const LEAVE_WAIT = 3000;

/**
 * For the logout: this device receives nothing any more, be it that the server forgets it or, without a network, that
 * its address is given up. Never rejects.
 */
export async function detachPush(member: PushContext['member'] | null, device: PushDevice): Promise<void> {
  const signal = AbortSignal.timeout(LEAVE_WAIT);
  const late = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const given = webLocks.exclusively(LOCK, () => giveUp(member, device, signal));
  // What fails or comes too late here, the next member's start makes up for.
  await Promise.race([given.catch(() => {}), late]);
}

async function giveUp(member: PushContext['member'] | null, device: PushDevice, signal: AbortSignal): Promise<void> {
  const held = await device.held();
  const known = member === null ? [] : endpointsOf(member, held);
  const forgotten = member === null ? [] : known.map((endpoint) => deleteSubscription(member, endpoint, signal));
  await Promise.allSettled([held?.unsubscribe(), ...forgotten]);
  // A subscription that was being saved when the logout came may have left its record after everything else had gone.
  writePushRecord(localStorage, null);
}

/** What the server may know of this device: where it was told of last, and where the device is now. */
function endpointsOf(member: PushContext['member'], held: DevicePush | null): readonly string[] {
  const record = readPushRecord(localStorage, member.id);
  return [...new Set([record?.endpoint, held?.endpoint])].flatMap((endpoint) => endpoint ?? []);
}

async function save({ member, serverKey }: PushContext, push: DevicePush): Promise<void> {
  const subscription = read(push);
  const before = readPushRecord(localStorage, member.id)?.endpoint ?? null;
  await saveSubscription(member, subscription, before === push.endpoint ? null : before);
  const { endpoint, keys } = subscription;
  writePushRecord(localStorage, { memberId: member.id, serverKey, endpoint, ...keys, savedAt: Date.now() });
}

function read(push: DevicePush) {
  const subscription = parseDeviceSubscription(push.toJSON());
  if (subscription === null) throw new PushError('key-failed');
  return subscription;
}
