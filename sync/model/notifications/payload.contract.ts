import * as v from 'valibot';
import { readJsonAs } from '../read-as.ts';

/** The marker of declarative Web Push. Browsers that support it show the notification without a service worker. */
const DECLARATIVE = 8030;

const payload = v.object({
  web_push: v.literal(DECLARATIVE),
  notification: v.object({
    title: v.pipe(v.string(), v.minLength(1)),
    body: v.string(),
    lang: v.literal('ja'),
    /** The notification's id. A later push with the same tag replaces the shown notification. */
    tag: v.pipe(v.string(), v.minLength(1)),
    /** An absolute URL of the app. The service worker opens no other origin. */
    navigate: v.pipe(v.string(), v.url()),
    silent: v.optional(v.boolean()),
    /** The number on the app's icon; absent to leave it as it is. */
    app_badge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
});

/** A push payload in the declarative Web Push format. */
export type NotificationPayload = v.InferOutput<typeof payload> & { readonly app_badge?: number };
export type PushNotification = NotificationPayload['notification'];

/** Builds the payload of a notification. The draft of the standard has the badge beside it, WebKit's article inside. */
export function notificationPayload(notification: PushNotification): NotificationPayload {
  const { app_badge } = notification;
  return { web_push: DECLARATIVE, notification, ...(app_badge !== undefined && { app_badge }) };
}

/** Parses the notification of a push payload; null when invalid. */
export function parseNotificationPayload(json: string | null): PushNotification | null {
  return readJsonAs(payload, json)?.notification ?? null;
}
