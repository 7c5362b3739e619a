import * as v from 'valibot';

/** The number that marks declarative Web Push: a browser that knows it shows the notification by itself. */
const DECLARATIVE = 8030;

const payload = v.object({
  web_push: v.literal(DECLARATIVE),
  notification: v.object({
    title: v.pipe(v.string(), v.minLength(1)),
    body: v.string(),
    lang: v.literal('ja'),
    /** The notification's id: a later push with the same one takes the place of what is shown. */
    tag: v.pipe(v.string(), v.minLength(1)),
    /** An absolute address of the app; the service worker opens no other origin. */
    navigate: v.pipe(v.string(), v.url()),
    silent: v.optional(v.boolean()),
  }),
});

/** What a push carries, in the form of declarative Web Push. */
export type PushPayload = v.InferOutput<typeof payload>;
export type PushNotification = PushPayload['notification'];

/** The payload of a notification. */
export function pushPayload(notification: PushNotification): PushPayload {
  return { web_push: DECLARATIVE, notification };
}

/** The notification in a push's JSON; null for anything else. */
export function parsePushPayload(value: unknown): PushNotification | null {
  const parsed = v.safeParse(payload, value);
  return parsed.success ? parsed.output.notification : null;
}
