import * as v from 'valibot';

/** A 65-byte uncompressed P-256 point and a 16-byte secret, both base64url without padding. */
const P256DH = /^B[A-Za-z0-9_-]{86}$/;
const AUTH = /^[A-Za-z0-9_-]{22}$/;

/** In characters. */
const MAX_ENDPOINT_LENGTH = 2000;

/** A push service URL. Tests use a local one without https. */
export const pushAddress = v.pipe(v.string(), v.url(), v.maxLength(MAX_ENDPOINT_LENGTH));

/** A push subscription in the form of `PushSubscription.toJSON()`. */
export const DeviceSubscription = v.object({
  endpoint: v.pipe(pushAddress, v.startsWith('https://')),
  keys: v.object({ p256dh: v.pipe(v.string(), v.regex(P256DH)), auth: v.pipe(v.string(), v.regex(AUTH)) }),
});
export type DeviceSubscription = v.InferOutput<typeof DeviceSubscription>;

/** Arguments of `rpc/save_push_subscription`. `p_replaces` is the previous endpoint of this device, if any. */
export interface SavePushSubscription {
  readonly p_endpoint: string;
  readonly p_p256dh: string;
  readonly p_auth: string;
  readonly p_replaces?: string | null;
}
