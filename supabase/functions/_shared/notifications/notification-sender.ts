import webPush from 'web-push';
import { notificationPayload, type PushNotification } from '../../../../sync/model/notifications/payload.contract.ts';
import type { Delivery } from './notification-calls.ts';
import { isAllowedEndpoint, type NotificationSettings, type Vapid } from './notification-settings.ts';
import { type Outcome, outcomeOfError, outcomeOfResponse } from './outcome.ts';

type Target = Pick<Delivery, 'endpoint' | 'p256dh' | 'auth'>;

export interface Push {
  readonly notification: PushNotification;
  /** Seconds for which the push service keeps it for an offline device. */
  readonly ttl: number;
  /** A later push with the same topic replaces a queued one; at most 32 base64url characters. */
  readonly topic: string;
  readonly urgency: 'low' | 'normal' | 'high';
}

/** Sends a push that is already encrypted for one device. Call it once. */
export type EncryptedNotification = () => Promise<Outcome>;

export type NotificationSender = ReturnType<typeof createNotificationSender>;

export function createNotificationSender(
  settings: NotificationSettings & { readonly vapid: Vapid },
  now: () => number,
) {
  const { vapid, timeoutMs, retrySeconds } = settings;
  const vapidHeader = createVapidHeader(vapid, now);

  return {
    /** The key under which devices must have subscribed. */
    publicKey: vapid.publicKey,
    /** Encrypts in advance, to keep the time between recording the start and sending short. */
    encrypt({ notification, ttl, topic, urgency }: Push, { endpoint, p256dh, auth }: Target): EncryptedNotification {
      if (!isAllowedEndpoint(endpoint, settings)) return async () => ({ outcome: 'removed', reason: 'forbidden' });
      const payload = JSON.stringify(notificationPayload(notification));
      const encrypted = encryptFor({ endpoint, keys: { p256dh, auth } }, payload);
      if (encrypted === null) return async () => ({ outcome: 'removed', reason: 'invalid_keys' });
      const headers = {
        authorization: vapidHeader(new URL(endpoint).origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttl),
        topic,
        urgency,
      };
      return async () => {
        try {
          const signal = AbortSignal.timeout(timeoutMs);
          const init = { method: 'POST', headers, body: encrypted, redirect: 'manual', signal } as const;
          const response = await fetch(endpoint, init);
          await response.body?.cancel();
          return outcomeOfResponse(response, { nowMs: now(), retrySeconds });
        } catch (cause) {
          return outcomeOfError(cause, retrySeconds);
        }
      };
    },
  };
}

/**
 * Encrypts the payload with the device's keys (RFC 8291); null when the keys are invalid. The body is a Blob because Deno's
 * fetch retries other bodies when the connection closes before the response, which could deliver the push twice.
 */
function encryptFor(subscription: { endpoint: string; keys: { p256dh: string; auth: string } }, payload: string) {
  try {
    const { body } = webPush.generateRequestDetails(subscription, payload);
    return body === null ? null : new Blob([new Uint8Array(body)]);
  } catch {
    return null;
  }
}

/** A token is valid for twelve hours; push services ask senders to reuse it. */
const RENEW_AFTER_MS = 60 * 60 * 1000;

/** Returns the VAPID `authorization` header of an origin, cached for an hour. */
function createVapidHeader({ subject, publicKey, privateKey }: Vapid, now: () => number): (origin: string) => string {
  const cache = new Map<string, { readonly value: string; readonly made: number }>();
  return (origin) => {
    const cached = cache.get(origin);
    if (cached !== undefined && now() - cached.made < RENEW_AFTER_MS) return cached.value;
    const { Authorization: value } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
    cache.set(origin, { value, made: now() });
    return value;
  };
}
