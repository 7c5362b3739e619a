import * as v from 'valibot';
import { parserOf, readAs } from '../../sync/protocol/read-as.ts';

const request = v.object({ notificationId: v.pipe(v.string(), v.uuid()) });

/** Request body of send-push-notification (POST with the token of a member with an admin session). */
export type SendNotificationRequest = v.InferOutput<typeof request>;

/** Parses the request; null when invalid. */
export const parseSendNotificationRequest = parserOf<SendNotificationRequest>(request);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const outcome = v.object({
  /** `sending` when the minute job will retry some devices. */
  status: v.picklist(['sending', 'sent']),
  delivered: count,
  failed: count,
  /** Devices that are permanently gone; the server deleted their subscriptions. */
  removed: count,
});

/** Delivery counts of a notification so far. */
export type SendOutcome = v.InferOutput<typeof outcome>;

/** Parses the outcome; null when invalid. */
export const parseSendOutcome = parserOf<SendOutcome>(outcome);

/** Error codes. `conflict` (409): no draft or due notification, for example because another admin sent it first. */
export const sendNotificationErrors = [
  'forbidden',
  'conflict',
  'push_not_configured',
  'too_many_requests',
  'unauthorized',
  'invalid_request',
  'unavailable',
] as const;
export type SendNotificationError = (typeof sendNotificationErrors)[number];

const errorResponse = v.object({ success: v.literal(false), error: v.picklist(sendNotificationErrors) });

/** Parses an error response; null when invalid. */
export function parseSendNotificationError(body: unknown): SendNotificationError | null {
  return readAs(errorResponse, body)?.error ?? null;
}
