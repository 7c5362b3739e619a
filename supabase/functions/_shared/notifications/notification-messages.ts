import type { Delivery, DueNotification } from './notification-calls.ts';
import type { Push } from './notification-sender.ts';
import { chooseReminder, lastReminder } from './reminder-texts.ts';

const HOUR = 3600;

/** The push of an admin's notification. `home` is the app's URL. */
export function adminNotification({ id, title, message }: DueNotification, home: string): Push {
  return {
    notification: { title, body: message, lang: 'ja', tag: id, navigate: home },
    ttl: 24 * HOUR,
    topic: id.replaceAll('-', ''),
    urgency: 'normal',
  };
}

/** The silent push of a reminder on a day without a login, sent at an instant (epoch milliseconds). */
export function reminderNotification(
  { reminder_day, is_last_reminder }: Pick<Delivery, 'reminder_day' | 'is_last_reminder'>,
  home: string,
  nowMs: number,
): Push {
  const tag = `reminder-${reminder_day}`;
  const { title, body } = is_last_reminder ? lastReminder : chooseReminder(nowMs);
  return {
    notification: {
      title,
      body,
      lang: 'ja',
      tag,
      navigate: home,
      silent: true,
      // On iOS no worker runs that could set it.
      app_badge: 1,
    },
    ttl: HOUR,
    topic: tag,
    urgency: 'normal',
  };
}

/** The test that a member sends to their own device, with the usual text or that of a draft. */
export function testNotification(home: string, text?: { readonly title: string; readonly message: string }): Push {
  return {
    notification: {
      title: text?.title ?? 'テスト通知',
      body: text?.message ?? 'この端末に通知が届きました。',
      lang: 'ja',
      tag: 'test',
      navigate: `${home}notifications`,
    },
    ttl: 60,
    topic: 'test',
    urgency: 'high',
  };
}
