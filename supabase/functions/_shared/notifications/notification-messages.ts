import type { PushNotification } from '../../../../sync/model/notifications/payload.contract.ts';
import type { Delivery, DueNotification } from './notification-calls.ts';
import type { Push } from './notification-sender.ts';
import { chooseReminder, lastReminder } from './reminder-texts.ts';

const HOUR = 3600;

function push(notification: Omit<PushNotification, 'lang'>, delivery: Omit<Push, 'notification'>): Push {
  return { notification: { ...notification, lang: 'ja' }, ...delivery };
}

/** The push of an admin's notification. `home` is the app's URL. */
export function adminNotification({ id, title, message }: DueNotification, home: string): Push {
  const delivery = { ttl: 24 * HOUR, topic: id.replaceAll('-', ''), urgency: 'normal' } as const;
  return push({ title, body: message, tag: id, navigate: home }, delivery);
}

/** The silent push of a reminder on a day without a login, sent at an instant (epoch milliseconds). */
export function reminderNotification(
  { reminder_day, is_last_reminder }: Pick<Delivery, 'reminder_day' | 'is_last_reminder'>,
  home: string,
  nowMs: number,
): Push {
  const tag = `reminder-${reminder_day}`;
  const { title, body } = is_last_reminder ? lastReminder : chooseReminder(nowMs);
  // On iOS no worker runs that could set the badge.
  const notification = { title, body, tag, navigate: home, silent: true, app_badge: 1 };
  return push(notification, { ttl: HOUR, topic: tag, urgency: 'normal' });
}

/** The test that a member sends to their own device, with the usual text or that of a draft. */
export function testNotification(
  home: string,
  { title, message }: Pick<DueNotification, 'title' | 'message'> = {
    title: 'テスト通知',
    message: 'この端末に通知が届きました。',
  },
): Push {
  const notification = { title, body: message, tag: 'test', navigate: `${home}notifications` };
  return push(notification, { ttl: 60, topic: 'test', urgency: 'high' });
}
