import { describe, expect, test } from 'vitest';
import { profileProblems } from '../../../../../src/features/profile/edit/edit-screen.tsx';
import { hasProblem } from '../../../../../src/ui/forms/use-form.ts';
import { toDay } from '../../../../../sync/model/day/day.ts';

const TODAY = toDay('2026-11-20');

describe('profile form', () => {
  test('accepts unedited fields', () => {
    expect(profileProblems({}, TODAY)).toEqual({});
  });

  test('limits each text to 200 characters, counting an emoji as one', () => {
    const long = '🙂'.repeat(200);
    expect(profileProblems({ username: long, bio: long, location: long }, TODAY)).toEqual({});
    const problems = profileProblems({ username: `${long}a`, bio: `${long}a`, location: `${long}a` }, TODAY);
    expect(problems).toEqual({
      username: 'ユーザー名は200文字以内で入力してください',
      bio: '自己紹介は200文字以内で入力してください',
      location: '地域は200文字以内で入力してください',
    });
  });

  test.each([
    ['today', TODAY, true],
    ['tomorrow', '2026-11-21', false],
    ['a leap day', '2000-02-29', true],
    ['not a leap day', '2001-02-29', false],
    ['the year 20', '0020-01-01', false],
    ['none', '', true],
  ])('validates a birth date of %s', (_what, birth_date, isFine) => {
    expect(hasProblem(profileProblems({ birth_date }, TODAY))).toBe(!isFine);
  });

  test.each([
    ['03-1234-5678', true],
    ['+81 (3) 1234-5678', true],
    ['０９０ー１２３４−５６７８', true],
    ['\u202d090-1234-5678\u202c', true],
    ['', true],
    ['でんわ', false],
    ['090-1234-567a', false],
    ['1'.repeat(41), false],
  ])('validates the phone number %s', (phone_number, isFine) => {
    expect(hasProblem(profileProblems({ phone_number }, TODAY))).toBe(!isFine);
  });
});
