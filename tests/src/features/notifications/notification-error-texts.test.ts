import { describe, expect, test } from 'vitest';
import { notificationErrorText } from '../../../../src/features/notifications/notification-error-texts.ts';
import { notificationErrorCodes } from '../../../../src/lib/notifications/notification-error.ts';

const codes = [
  ...notificationErrorCodes,
  'not-set-up',
  'signed-out',
  'offline',
  'save-failed',
  'disable-failed',
] as const;

describe('push errors', () => {
  test('each have a unique title and text', () => {
    const all = codes.map((code) => notificationErrorText(code, false));
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  test('about the permission lead to the settings of the device in an iPhone’s app, which has no browser settings', () => {
    for (const code of ['permission-denied', 'permission-dismissed', 'subscribe-denied'] as const) {
      expect(notificationErrorText(code, true).text).toContain('「設定」→「通知」→「稽古」');
      expect(notificationErrorText(code, false).text).not.toContain('「稽古」');
    }
    expect(
      codes.map((code) => notificationErrorText(code, true).text).filter((text) => text.includes('ブラウザの設定')),
    ).toEqual([]);
  });
});
