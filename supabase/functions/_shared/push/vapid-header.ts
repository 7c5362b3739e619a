import webPush from 'web-push';
import type { Vapid } from './push-settings.ts';

/** A token holds for twelve hours; push services ask not to be given a new one with every push. */
const RENEW_AFTER_MS = 60 * 60 * 1000;

/** Gives the `authorization` of pushes to an origin: a token signed with the server's key, kept for an hour. */
export function createVapidHeader(
  { subject, publicKey, privateKey }: Vapid,
  now: () => number,
): (origin: string) => string {
  const known = new Map<string, { readonly value: string; readonly made: number }>();
  return (origin) => {
    const held = known.get(origin);
    if (held !== undefined && now() - held.made < RENEW_AFTER_MS) return held.value;
    const { Authorization: value } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
    known.set(origin, { value, made: now() });
    return value;
  };
}
