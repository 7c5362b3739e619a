import { describe, expect, test } from 'vitest';
import {
  checkNotification,
  type NotificationForm,
} from '../../../../src/features/admin/notifications/check-notification.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const form: NotificationForm = { title: '稽古の時間です', message: '一つだけ', target: 'all', sendAt: '' };
const check = (fields: Partial<NotificationForm>) => checkNotification({ ...form, ...fields }, NOW);
const fine = { title: null, message: null, sendAt: null };

describe('notification form', () => {
  test('creates a draft without a time and trims its texts', () => {
    expect(check({ title: '　朝\n', message: ' 一つ ', target: 'active_users' })).toEqual({
      ok: true,
      row: { title: '朝', message: '一つ', target_type: 'active_users', status: 'draft', scheduled_at: null },
    });
  });

  test('interprets its time as Tokyo time', () => {
    expect(check({ sendAt: '2026-11-21T12:01' })).toMatchObject({
      ok: true,
      row: { status: 'scheduled', scheduled_at: '2026-11-21T03:01:00.000Z' },
    });
  });

  test.each([
    ['2026-11-21T11:59', 'past'],
    ['2026-11-21T12:00', 'past'],
    ['2027-11-21T12:01', 'too_far'],
    ['2026-11-31T12:00', 'invalid'],
    ['noon', 'invalid'],
  ])('rejects the time %s: %s', (sendAt, problem) => {
    expect(check({ sendAt })).toEqual({ ok: false, problems: { ...fine, sendAt: problem } });
  });

  test('allows 100 and 500 code points after trimming', () => {
    expect(check({ title: `${'😀'.repeat(100)} `, message: '𠮟'.repeat(500) })).toMatchObject({ ok: true });
    const long = check({ title: 'あ'.repeat(101), message: 'あ'.repeat(501) });
    expect(long).toEqual({ ok: false, problems: { ...fine, title: 'too_long', message: 'too_long' } });
  });

  test('reports the problems of all fields at once', () => {
    expect(check({ title: '　', message: 'a\0b', sendAt: 'x' })).toEqual({
      ok: false,
      problems: { title: 'empty', message: 'invalid', sendAt: 'invalid' },
    });
    expect(check({ title: '\ud83d' })).toMatchObject({ problems: { title: 'invalid' } });
  });
});
