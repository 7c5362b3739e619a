import { type Day, isDay, toDay } from '../../../../sync/rules/day.ts';
import type { ProfileTexts } from '../../../data/account/profile.ts';
import { countCodePoints } from '../../../ui/forms/code-points.ts';

/** Maximum length of each text, in code points. */
export const profileLimits = { username: 200, bio: 200, location: 200, phone_number: 40 } as const;

/** Earliest plausible date of birth. */
export const EARLIEST_BIRTH = toDay('1900-01-01');

export type ProfileProblems = Partial<Readonly<Record<keyof ProfileTexts, string>>>;

const fieldLabels = {
  username: 'ユーザー名',
  bio: '自己紹介',
  location: '地域',
  phone_number: '電話番号',
} as const;

/** Validation errors of the edited fields; null if they are valid. `today` is the Tokyo day. */
export function profileProblems(edits: Partial<ProfileTexts>, today: Day): ProfileProblems | null {
  const problems: { -readonly [Field in keyof ProfileTexts]?: string } = {};
  for (const field of ['username', 'bio', 'location', 'phone_number'] as const) {
    const limit = profileLimits[field];
    if (countCodePoints((edits[field] ?? '').trim()) > limit) {
      problems[field] = `${fieldLabels[field]}は${limit}文字以内で入力してください`;
    }
  }
  const birth = birthProblem(edits.birth_date ?? '', today);
  if (birth !== null) problems.birth_date = birth;
  if (!/^[\d+\-() ]*$/.test(plainPhone(edits.phone_number ?? ''))) {
    problems.phone_number = '電話番号に使えるのは、数字、ハイフン、＋、かっこです';
  }
  return Object.keys(problems).length === 0 ? null : problems;
}

/** Normalizes a phone number: Japanese keyboards produce full-width digits and several kinds of dashes. */
export function plainPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[ー‐‑‒–—―−－]/g, '-')
    .trim();
}

function birthProblem(birth: string, today: Day): string | null {
  if (birth === '') return null;
  if (!isDay(birth) || birth < EARLIEST_BIRTH) return '生年月日をもう一度お確かめください';
  return birth > today ? '生年月日に未来の日付は入れられません' : null;
}
