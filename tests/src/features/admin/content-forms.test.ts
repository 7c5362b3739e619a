import { describe, expect, test } from 'vitest';
import {
  checkAnnouncement,
  checkDailyTraining,
  checkGroupPractice,
  checkOutsideAddress,
  type DailyTrainingForm,
  type GroupPracticeForm,
} from '../../../../src/features/admin/content/content-forms.ts';

const announcement = {
  date: '2026-11-21',
  title: ' 新しい稽古 ',
  content: '一つ加わりました',
  image: '',
  imageAlt: '',
};
const practice: GroupPracticeForm = {
  startsAt: '2026-12-01T20:00',
  title: '型の会',
  url: '',
  repeats: 'once',
  repeatsUntil: '',
};
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
    const row = { date: '2026-11-21', title: '新しい稽古', content: '一つ加わりました', image: null, image_alt: '' };
    expect(checkAnnouncement(announcement)).toEqual({ row, problems: {} });
    const image = 'data:image/webp;base64,AAAA';
    expect(checkAnnouncement({ ...announcement, image })).toMatchObject({ row: { image } });
  });

  test('reports the problems of all fields at once', () => {
    expect(checkAnnouncement({ date: '', title: ' ', content: 'あ'.repeat(4001), image: '', imageAlt: ' ' })).toEqual({
      row: null,
      problems: {
        date: '日付を選んでください',
        title: 'タイトルを入力してください',
        content: '本文は4000文字以内で入力してください',
      },
    });
    expect(checkAnnouncement({ ...announcement, date: '2026-02-29' })).toMatchObject({
      problems: { date: '日付を最後まで入れてください' },
    });
  });
});

describe('group practice form', () => {
  test('interprets its time as Tokyo time and needs no URL', () => {
    const row = {
      starts_at: '2026-12-01T11:00:00.000Z',
      title: '型の会',
      url: null,
      repeats: null,
      repeats_until: null,
    };
    expect(checkGroupPractice(practice)).toEqual({ row, problems: {} });
  });

  test.each([
    ['weekly', '', null],
    ['biweekly', '2026-12-01', '2026-12-01'],
    ['monthly', '2027-03-31', '2027-03-31'],
  ] as const)('repeats %s until "%s"', (repeats, repeatsUntil, repeats_until) => {
    const { row, problems } = checkGroupPractice({ ...practice, repeats, repeatsUntil });
    expect(row).toMatchObject({ repeats, repeats_until });
    expect(problems).toEqual({});
  });

  test.each([
    ['2026-11-30', '最後の日は、開始日時より前にはできません'],
    ['2027-02-29', '最後の日を最後まで入れてください'],
  ])('cannot end on %s', (repeatsUntil, problem) => {
    const series = { ...practice, startsAt: '2026-12-01T00:30', repeats: 'weekly', repeatsUntil } as const;
    expect(checkGroupPractice(series)).toEqual({ row: null, problems: { repeatsUntil: problem } });
  });

  test('ignores the end of a practice that takes place once', () => {
    expect(checkGroupPractice({ ...practice, repeatsUntil: '2026-01-01' })).toMatchObject({
      row: { repeats: null, repeats_until: null },
    });
  });

  test.each(['https://meet.example/kata?room=1#top', 'https://会.example:8443', ' https://a.b '])(
    'accepts the URL %s',
    (url) => {
      expect(checkGroupPractice({ ...practice, url })).toMatchObject({ row: { url: url.trim() } });
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
    const { row, problems } = checkGroupPractice({ ...practice, url });
    expect(row).toBeNull();
    expect(problems).toEqual({ url: expect.stringMatching(/^参加用のURLは、https|500文字以内/) });
  });

  test('requires a time', () => {
    expect(checkGroupPractice({ ...practice, startsAt: '' })).toMatchObject({
      problems: { startsAt: '開始日時を選んでください' },
    });
    expect(checkGroupPractice({ ...practice, startsAt: '2026-12-01' })).toMatchObject({
      problems: { startsAt: '開始日時を最後まで入れてください' },
    });
  });
});

describe('daily training form', () => {
  test('returns the row', () => {
    const { minutes: _minutes, ...row } = training;
    expect(checkDailyTraining(training)).toEqual({ row: { ...row, duration_minutes: 5 }, problems: {} });
  });

  test.each([
    ['', '時間（分）を入力してください'],
    ['0', '時間は1から120までの分で入力してください'],
    ['121', '時間は1から120までの分で入力してください'],
    ['1.5', '時間は1から120までの分で入力してください'],
    ['5分', '時間は1から120までの分で入力してください'],
    ['-5', '時間は1から120までの分で入力してください'],
  ])('rejects %o minutes: %s', (minutes, problem) => {
    expect(checkDailyTraining({ ...training, minutes })).toEqual({ row: null, problems: { minutes: problem } });
  });

  test('accepts full-width digits', () => {
    expect(checkDailyTraining({ ...training, minutes: '１２' })).toMatchObject({ row: { duration_minutes: 12 } });
  });
});

describe('outside address form', () => {
  const video = 'video:brain-speed-1';
  test.each([
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ?si=a',
    ' https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ ',
  ])('takes the id of a video from %s', (address) => {
    expect(checkOutsideAddress({ place: video, address })).toEqual({
      row: { place: video, address: 'dQw4w9WgXcQ' },
      problems: {},
    });
  });

  test.each([
    [video, ''],
    [video, 'https://video.example/'],
    [video, 'ビデオ'],
    ['site:jutsu', ''],
    ['site:jutsu', 'http://dojo.example/'],
    ['assistant', 'javascript:alert(1)'],
  ])('refuses for %s: %j', (place, address) => {
    expect(checkOutsideAddress({ place, address })).toMatchObject({
      row: null,
      problems: { address: expect.any(String) },
    });
  });

  test('takes the address of a page', () => {
    const row = { place: 'site:jutsu', address: 'https://dojo.example/jutsu' };
    expect(checkOutsideAddress({ ...row, address: ` ${row.address}` })).toEqual({ row, problems: {} });
  });
});
