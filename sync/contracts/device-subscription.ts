import * as v from 'valibot';

/** 65 bytes of an uncompressed point, and 16 random bytes, both in base64url without padding. */
const P256DH = /^B[A-Za-z0-9_-]{86}$/;
const AUTH = /^[A-Za-z0-9_-]{22}$/;

/** No endpoint is longer. */
const MAX_ENDPOINT_LENGTH = 2000;

/** Any address of a push service; the tests' own one is not at https. */
export const pushAddress = v.pipe(v.string(), v.url(), v.maxLength(MAX_ENDPOINT_LENGTH));

const subscription = v.object({
  endpoint: v.pipe(pushAddress, v.startsWith('https://')),
  keys: v.object({ p256dh: v.pipe(v.string(), v.regex(P256DH)), auth: v.pipe(v.string(), v.regex(AUTH)) }),
});

/** A device's address at its push service, as `PushSubscription.toJSON()` gives it. */
export type DeviceSubscription = v.InferOutput<typeof subscription>;

/** The subscription in its proven form; null for anything else. */
export function parseDeviceSubscription(value: unknown): DeviceSubscription | null {
  const parsed = v.safeParse(subscription, value);
  return parsed.success ? parsed.output : null;
}

/** The arguments of `rpc/save_push_subscription`. `p_replaces` is the endpoint that this device had before, if any. */
export interface SavePushSubscription {
  readonly p_endpoint: string;
  readonly p_p256dh: string;
  readonly p_auth: string;
  readonly p_replaces?: string | null;
}
