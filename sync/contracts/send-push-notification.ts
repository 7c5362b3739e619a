import * as v from 'valibot';

const request = v.object({ notificationId: v.pipe(v.string(), v.uuid()) });

/** What send-push-notification is asked: POST, with the token of a member who has an admin session. */
export type SendNotificationRequest = v.InferOutput<typeof request>;

/** The request in its proven form; null for anything else. */
export function parseSendNotificationRequest(body: unknown): SendNotificationRequest | null {
  const parsed = v.safeParse(request, body);
  return parsed.success ? parsed.output : null;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const outcome = v.object({
  /** `sending` when devices remain that the job of the next minutes tries again. */
  status: v.picklist(['sending', 'sent']),
  delivered: count,
  failed: count,
  /** Devices that are gone for good; the server has forgotten them. */
  removed: count,
});

/** What has become of a notification so far. */
export type SendOutcome = v.InferOutput<typeof outcome>;

/** The outcome in its proven form; null for anything else. */
export function parseSendOutcome(body: unknown): SendOutcome | null {
  const parsed = v.safeParse(outcome, body);
  return parsed.success ? parsed.output : null;
}

/** Why nothing was sent; `conflict` (409): it is no draft or due notification, for instance another admin was first. */
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

const refusal = v.object({ success: v.literal(false), error: v.picklist(sendNotificationErrors) });

/** The reason of a refusal; null for anything else. */
export function parseSendNotificationError(body: unknown): SendNotificationError | null {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.error : null;
}
