import { describe, expect, test } from 'vitest';
import {
  notificationPayload,
  parseNotificationPayload,
} from '../../../../sync/model/notifications/payload.contract.ts';

const notification = {
  title: '稽古',
  body: '今日の一つを。',
  lang: 'ja',
  tag: 'n1',
  navigate: 'https://a.example/',
} as const;

describe('push payload', () => {
  test('is declarative, and sets the badge of an iPhone, where no worker runs', () => {
    const payload = notificationPayload({ ...notification, app_badge: 1 });
    expect(payload).toEqual({ web_push: 8030, notification: { ...notification, app_badge: 1 }, app_badge: 1 });
    expect(parseNotificationPayload(JSON.stringify(payload))).toEqual({ ...notification, app_badge: 1 });
  });

  test('leaves the badge alone without a number', () => {
    expect(notificationPayload(notification)).toEqual({ web_push: 8030, notification });
  });

  test.each([{ app_badge: -1 }, { app_badge: 1.5 }, { app_badge: '1' }, { navigate: '/' }, { title: '' }])(
    'is invalid with %o',
    (part) => {
      const payload = { web_push: 8030, notification: { ...notification, ...part } };
      expect(parseNotificationPayload(JSON.stringify(payload))).toBeNull();
    },
  );
});
