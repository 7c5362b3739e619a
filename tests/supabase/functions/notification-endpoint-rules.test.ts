import { describe, expect, test } from 'vitest';
import {
  isAllowedEndpoint,
  KNOWN_HOSTS,
  parseHosts,
  readNotificationSettings,
} from '../../../supabase/functions/_shared/notifications/notification-settings.ts';

const rules = { hosts: parseHosts(KNOWN_HOSTS), testOrigin: null };

describe('a push endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:443/wp/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-by3p.notify.windows.com/w/?token=x',
  ])('of a known service is allowed: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, rules)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:444/x',
    'https://fcm.googleapis.com./x',
    'https://a.fcm.googleapis.com/x',
    'https://push.apple.com/x',
    'https://evilpush.apple.com/x',
    'https://web.push.apple.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://fcm.googleapis.com%40127.0.0.1/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[::ffff:169.254.169.254]/x',
    'https://localhost/x',
    'file:///etc/passwd',
    'data:text/plain,x',
    'fcm.googleapis.com/x',
    '',
  ])('is rejected: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, rules)).toBe(false);
  });

  test('on loopback is allowed only for the configured test origin', () => {
    const local = { ...rules, testOrigin: 'http://127.0.0.1:5000' };
    expect(isAllowedEndpoint('http://127.0.0.1:5000/x', local)).toBe(true);
    expect(isAllowedEndpoint('http://127.0.0.1:5001/x', local)).toBe(false);
    expect(isAllowedEndpoint('http://a:b@127.0.0.1:5000/x', local)).toBe(false);
    expect(isAllowedEndpoint('http://127.0.0.1:5000/x', rules)).toBe(false);
  });
});

describe('push settings', () => {
  const read = (values: Readonly<Record<string, string>>) => readNotificationSettings((name) => values[name]);
  const vapid = { VAPID_PUBLIC_KEY: 'p', VAPID_PRIVATE_KEY: 's', VAPID_SUBJECT: 'mailto:a@example.com' };

  test('default to the browsers’ push services and no test origin', () => {
    expect(read(vapid)).toEqual({
      ...rules,
      vapid: { publicKey: 'p', privateKey: 's', subject: 'mailto:a@example.com' },
      timeoutMs: 10_000,
      retrySeconds: 2,
      maxPerCall: 1000,
    });
  });

  test.each(Object.keys(vapid))('have no VAPID keys without %s', (name) => {
    expect(read({ ...vapid, [name]: '' }).vapid).toBeNull();
  });

  test.each([
    ['KEIKO_PUSH_HOSTS', '127.0.0.1'],
    ['KEIKO_PUSH_HOSTS', 'fcm.googleapis.com,'],
    ['KEIKO_PUSH_HOSTS', '*'],
    ['KEIKO_PUSH_HOSTS', '*.com'],
    ['KEIKO_PUSH_HOSTS', 'https://fcm.googleapis.com'],
    ['KEIKO_PUSH_TEST_HOST', 'http://10.0.0.1'],
    ['KEIKO_PUSH_TEST_HOST', 'https://evil.example'],
  ])('with an invalid %s (%s) throw', (name, value) => {
    expect(() => read({ ...vapid, [name]: value })).toThrow();
  });
});
