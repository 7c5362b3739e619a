import type { DueNotification } from './push-calls.ts';
import type { Push } from './push-sender.ts';

const HOUR = 3600;

/** What members get when the admin writes to them. `home` is the app's own address. */
export function noticePush({ id, title, message }: DueNotification, home: string): Push {
  return {
    notification: { title, body: message, lang: 'ja', tag: id, navigate: home },
    ttl: 24 * HOUR,
    topic: id.replaceAll('-', ''),
    urgency: 'normal',
  };
}

/** What a member who asked for it gets on a day without a login, without a sound. */
export function reminderPush(day: string, home: string): Push {
  const tag = `reminder-${day}`;
  return {
    notification: {
      title: '稽古の時間です',
      body: '今日の記録はこれからです。ひと息つけるときに、どうぞ。',
      lang: 'ja',
      tag,
      navigate: home,
      silent: true,
    },
    ttl: HOUR,
    topic: tag,
    urgency: 'normal',
  };
}

/** What a member sends to the device in their hand. */
export function testPush(home: string): Push {
  return {
    notification: {
      title: 'テスト通知',
      body: 'この端末に通知が届きました。',
      lang: 'ja',
      tag: 'test',
      navigate: `${home}notifications`,
    },
    ttl: 60,
    topic: 'test',
    urgency: 'high',
  };
}
