import webPush from 'web-push';
import type { PushNotification } from '../../../../sync/contracts/push-payload.ts';
import { pushPayload } from '../../../../sync/contracts/push-payload.ts';
import { isAllowedEndpoint } from './endpoint-rules.ts';
import { judgeAnswer, judgeFailure, type Outcome } from './outcome.ts';
import type { PushSettings, Vapid } from './push-settings.ts';
import { createVapidHeader } from './vapid-header.ts';

/** A device as the database knows it. */
export interface Target {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What is sent, and how the push service handles it. */
export interface Push {
  readonly notification: PushNotification;
  /** Seconds for which the push service keeps it for a device that is off. */
  readonly ttl: number;
  /** A later push with the same topic replaces one that waits at the push service; at most 32 signs of base64url. */
  readonly topic: string;
  readonly urgency: 'low' | 'normal' | 'high';
}

/** A push sealed for one device: sends itself, once. */
export type SealedPush = () => Promise<Outcome>;

export interface PushSender {
  /** Seals the push, so that nothing stands between saying that it is sent and sending it. */
  readonly seal: (push: Push, target: Target) => SealedPush;
}

export function createPushSender(settings: PushSettings & { readonly vapid: Vapid }, now: () => number): PushSender {
  const { vapid, timeoutMs, retrySeconds } = settings;
  const vapidHeader = createVapidHeader(vapid, now);

  return {
    seal({ notification, ttl, topic, urgency }, { endpoint, p256dh, auth }) {
      if (!isAllowedEndpoint(endpoint, settings)) return async () => ({ outcome: 'failed', reason: 'forbidden' });
      const sealed = sealFor({ endpoint, keys: { p256dh, auth } }, JSON.stringify(pushPayload(notification)));
      if (sealed === null) return async () => ({ outcome: 'failed', reason: 'unusable_keys' });
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
          const init = { method: 'POST', headers, body: sealed, redirect: 'manual', signal } as const;
          const answer = await fetch(endpoint, init);
          await answer.body?.cancel();
          return judgeAnswer(answer, { nowMs: now(), retrySeconds });
        } catch (cause) {
          return judgeFailure(cause, retrySeconds);
        }
      };
    },
  };
}

/**
 * The payload sealed with the device's keys (RFC 8291); null when these are no keys. Deno's fetch by itself repeats a
 * request whose connection ends before the answer, unless the body is a Blob: the one push could arrive twice.
 */
function sealFor(subscription: { endpoint: string; keys: { p256dh: string; auth: string } }, payload: string) {
  try {
    const { body } = webPush.generateRequestDetails(subscription, payload);
    return body === null ? null : new Blob([new Uint8Array(body)]);
  } catch {
    return null;
  }
}
