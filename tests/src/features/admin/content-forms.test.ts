import { describe, expect, test } from 'vitest';
import {
  checkAnnouncement,
  checkDailyTraining,
  checkGroupPractice,
  type DailyTrainingForm,
} from '../../../../src/features/admin/content/content-forms.ts';

const announcement = { date: '2026-11-21', title: ' 新しい稽古 ', content: '一つ加わりました', image: '' };
const practice = { startsAt: '2026-12-01T20:00', title: '型の会', url: '' };
const training: DailyTrainingForm = {
  day: '2026-11-21',
  title: '影',
  description: '影を探す',
  difficulty: '初級',
  minutes: '5',
  category: '観察',
};

describe('announcement form', () => {
  test('returns the row', () => {
    const row = { date: '2026-11-21', title: '新しい稽古', content: '一つ加わりました', image: null };
    expect(checkAnnouncement(announcement)).toEqual({ ok: true, row });
    expect(checkAnnouncement({ ...announcement, image: '/pictures/a.png' })).toMatchObject({
      row: { image: '/pictures/a.png' },
    });
  });

  test('reports the problems of all fields at once', () => {
    expect(checkAnnouncement({ date: '', title: ' ', content: 'あ'.repeat(4001), image: 'a.png' })).toEqual({
      ok: false,
      problems: { date: 'empty', title: 'empty', content: 'too_long', image: 'invalid' },
    });
    expect(checkAnnouncement({ ...announcement, date: '2026-02-29' })).toMatchObject({ problems: { date: 'invalid' } });
  });

  test.each([
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    '/\\elsewhere.example',
    'data:image/png,',
  ])('rejects an image from another origin: %s', (image) => {
    expect(checkAnnouncement({ ...announcement, image })).toMatchObject({ problems: { image: 'invalid' } });
  });
});

describe('group practice form', () => {
  test('interprets its time as Tokyo time and needs no URL', () => {
    const row = { starts_at: '2026-12-01T11:00:00.000Z', title: '型の会', url: null };
    expect(checkGroupPractice(practice)).toEqual({ ok: true, row });
  });

  test.each(['https://meet.example/kata?room=1#top', 'https://会.example:8443', ' https://a.b '])(
    'accepts the URL %s',
    (url) => {
      expect(checkGroupPractice({ ...practice, url })).toMatchObject({ ok: true, row: { url: url.trim() } });
      expect(URL.canParse(url)).toBe(true);
    },
  );

  test.each([
    'http://meet.example',
    'javascript:alert(1)',
    'https://meet',
    'https://who:pass@meet.example',
    'https://meet.example/a b',
    `https://meet.example/${'x'.repeat(500)}`,
  ])('rejects the URL %s', (url) => {
    expect(checkGroupPractice({ ...practice, url })).toMatchObject({ ok: false, problems: { title: null } });
  });

  test('requires a time', () => {
    expect(checkGroupPractice({ ...practice, startsAt: '' })).toMatchObject({ problems: { startsAt: 'empty' } });
    expect(checkGroupPractice({ ...practice, startsAt: '2026-12-01' })).toMatchObject({
      problems: { startsAt: 'invalid' },
    });
  });
});

describe('daily training form', () => {
  test('returns the row', () => {
    const { minutes: _minutes, ...row } = training;
    expect(checkDailyTraining(training)).toEqual({ ok: true, row: { ...row, duration_minutes: 5 } });
  });

  test.each([
    ['', 'empty'],
    ['0', 'invalid'],
    ['121', 'invalid'],
    ['1.5', 'invalid'],
    ['5分', 'invalid'],
    ['-5', 'invalid'],
  ])('rejects %o minutes: %s', (minutes, problem) => {
    expect(checkDailyTraining({ ...training, minutes })).toMatchObject({ ok: false, problems: { minutes: problem } });
  });

  test('accepts full-width digits', () => {
    expect(checkDailyTraining({ ...training, minutes: '１２' })).toMatchObject({ row: { duration_minutes: 12 } });
  });
});
