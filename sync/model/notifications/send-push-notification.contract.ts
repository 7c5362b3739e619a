import * as v from 'valibot';

/** Request body of send-push-notification (POST with the token of a member with an admin session). */
export const SendNotificationRequest = v.object({ notificationId: v.pipe(v.string(), v.uuid()) });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Delivery counts of a notification so far. */
export const SendOutcome = v.object({
  /** `sending` when the minute job will retry some devices. */
  status: v.picklist(['sending', 'sent']),
  delivered: count,
  failed: count,
  /** Devices that are permanently gone; the server deleted their subscriptions. */
  removed: count,
});
export type SendOutcome = v.InferOutput<typeof SendOutcome>;

/** The error codes that it has of its own. `conflict` (409): no draft or due notification, such as one that another admin sent first. */
export const sendNotificationErrors = ['forbidden', 'conflict', 'push_not_configured'] as const;
