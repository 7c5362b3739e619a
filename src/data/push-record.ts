import * as v from 'valibot';

const KEY = 'keiko.push';

const record = v.object({
  memberId: v.string(),
  /** The server's key (base64url) under which the subscription was made. */
  serverKey: v.string(),
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  /** Epoch milliseconds by the device's clock. */
  savedAt: v.number(),
});

/** What the server was last told of this device: that its member wants pushes here, and where they go. */
export type PushRecord = Readonly<v.InferOutput<typeof record>>;

/** The record of this member; null when they have not switched pushes on here, or another member has. */
export function readPushRecord(storage: Storage, memberId: string): PushRecord | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), record), storage.getItem(KEY));
  return parsed.success && parsed.output.memberId === memberId ? parsed.output : null;
}

/** Null forgets it. */
export function writePushRecord(storage: Storage, next: PushRecord | null): void {
  if (next === null) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(next));
}
