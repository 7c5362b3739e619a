import { describe, expect, test } from 'vitest';
import {
  checkNotification,
  type NotificationValues,
} from '../../../../src/features/admin/notifications/check-notification.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const form: NotificationValues = { title: '稽古の時間です', message: '一つだけ', target: 'all', sendAt: '' };
const check = (fields: Partial<NotificationValues>) => checkNotification({ ...form, ...fields }, NOW);
const INVALID = '送信日時を最後まで入れるか、空欄にしてください';
const PAST = '過去の日時には送信できません。これからの日時を選んでください';

describe('notification form', () => {
  test('creates a draft without a time and trims its texts', () => {
    expect(check({ title: '　朝\n', message: ' 一つ ', target: 'active_users' })).toEqual({
      row: { title: '朝', message: '一つ', target_type: 'active_users', status: 'draft', scheduled_at: null },
      problems: {},
    });
  });

  test('interprets its time as Tokyo time', () => {
    expect(check({ sendAt: '2026-11-21T12:01' })).toMatchObject({
      row: { status: 'scheduled', scheduled_at: '2026-11-21T03:01:00.000Z' },
    });
  });

  test.each([
    ['2026-11-21T11:59', PAST],
    ['2026-11-21T12:00', PAST],
    ['2027-11-21T12:01', '送信日時は1年以内で選んでください'],
    ['2026-11-31T12:00', INVALID],
    ['noon', INVALID],
  ])('rejects the time %s: %s', (sendAt, problem) => {
    expect(check({ sendAt })).toEqual({ row: null, problems: { sendAt: problem } });
  });

  test('allows 100 and 500 code points after trimming', () => {
    expect(check({ title: `${'😀'.repeat(100)} `, message: '𠮟'.repeat(500) }).problems).toEqual({});
    const long = check({ title: 'あ'.repeat(101), message: 'あ'.repeat(501) });
    expect(long).toEqual({
      row: null,
      problems: {
        title: 'タイトルは100文字以内で入力してください',
        message: 'メッセージは500文字以内で入力してください',
      },
    });
  });

  test('reports the problems of all fields at once', () => {
    expect(check({ title: '　', message: '\u3164', sendAt: 'x' })).toEqual({
      row: null,
      problems: {
        title: 'タイトルを入力してください',
        message: 'メッセージを入力してください',
        sendAt: INVALID,
      },
    });
  });
});
