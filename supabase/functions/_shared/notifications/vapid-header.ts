import webPush from 'web-push';
import type { Vapid } from './notification-settings.ts';

/** A token is valid for twelve hours; push services ask senders to reuse it. */
const RENEW_AFTER_MS = 60 * 60 * 1000;

/** Returns the VAPID `authorization` header of an origin, cached for an hour. */
export function createVapidHeader(
  { subject, publicKey, privateKey }: Vapid,
  now: () => number,
): (origin: string) => string {
  const cache = new Map<string, { readonly value: string; readonly made: number }>();
  return (origin) => {
    const cached = cache.get(origin);
    if (cached !== undefined && now() - cached.made < RENEW_AFTER_MS) return cached.value;
    const { Authorization: value } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
    cache.set(origin, { value, made: now() });
    return value;
  };
}
