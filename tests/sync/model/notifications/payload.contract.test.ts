import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../../sync/model/limits.ts';
import {
  notificationPayload,
  parseNotificationPayload,
} from '../../../../sync/model/notifications/payload.contract.ts';
import { TestNotificationRequest } from '../../../../sync/model/notifications/test-notification.contract.ts';

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

test('a test notification takes as many characters as the form, whatever their code units', () => {
  const draft = (length: number) => ({
    endpoint: 'https://push.example/1',
    text: { title: '𠮟'.repeat(limits.notification_title_max), message: '𠮟'.repeat(length) },
  });
  expect(v.is(TestNotificationRequest, draft(limits.notification_message_max))).toBe(true);
  expect(v.is(TestNotificationRequest, draft(limits.notification_message_max + 1))).toBe(false);
});
