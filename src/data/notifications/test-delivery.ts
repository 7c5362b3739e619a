import type {
  TestNotificationError,
  TestNotificationRequest,
} from '../../../sync/model/notifications/test-notification.contract.ts';
import { notificationDevice } from '../../lib/notifications/notification-device.ts';
import { type NotificationContext, renewSubscription } from './notification-switch.ts';
import { isSubscriptionKnown, sendTestNotification } from './subscription-server.ts';

/** `off`: the device receives no notifications. Else an error of the server, or the thrown one. */
export type TestOutcome = 'sent' | 'off' | TestNotificationError | Error;

/** Sends a test, or a draft, to this device only; a subscription that the server does not know is replaced first. Never rejects. */
export async function sendTest(
  context: NotificationContext,
  text?: TestNotificationRequest['text'],
): Promise<TestOutcome> {
  const { member } = context;
  const push = await notificationDevice.currentSubscription().catch(() => null);
  if (push === null || notificationDevice.permission() !== 'granted') return 'off';
  try {
    const isKnown = await isSubscriptionKnown(member, push.endpoint);
    const { endpoint } = isKnown ? push : await renewSubscription(context, push);
    return (await sendTestNotification(member, endpoint, text)) ?? 'sent';
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}
