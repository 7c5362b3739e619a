import { type Day, isDay, toDay } from '../../../../sync/rules/day.ts';
import type { ProfileTexts } from '../../../data/account/profile.ts';
import { countCodePoints } from '../../../ui/forms/code-points.ts';
import type { Problems } from '../../../ui/forms/use-form.ts';

/** Maximum length of each text, in code points. */
export const profileLimits = { username: 200, bio: 200, location: 200, phone_number: 40 } as const;

/** Earliest plausible date of birth. */
export const EARLIEST_BIRTH = toDay('1900-01-01');

/** Message for a date of birth that is wrong, or only partly filled in. */
export const INVALID_BIRTH = '生年月日をもう一度お確かめください';

const fieldLabels = {
  username: 'ユーザー名',
  bio: '自己紹介',
  location: '地域',
  phone_number: '電話番号',
} as const;

/** The problems of the edited fields. `today` is the Tokyo day. */
export function profileProblems(edits: Partial<ProfileTexts>, today: Day): Problems<keyof ProfileTexts> {
  return {
    username: lengthProblem('username', edits),
    bio: lengthProblem('bio', edits),
    location: lengthProblem('location', edits),
    birth_date: birthProblem(edits.birth_date ?? '', today),
    phone_number: /^[\d+\-() ]*$/.test(plainPhone(edits.phone_number ?? ''))
      ? lengthProblem('phone_number', edits)
      : '電話番号に使えるのは、数字、ハイフン、＋、かっこです',
  };
}

/** Normalizes a phone number: Japanese keyboards produce full-width digits and several kinds of dashes. */
export function plainPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[ー‐‑‒–—―−－]/g, '-')
    .trim();
}

function lengthProblem(field: keyof typeof fieldLabels, edits: Partial<ProfileTexts>): string | undefined {
  const limit = profileLimits[field];
  return countCodePoints((edits[field] ?? '').trim()) > limit
    ? `${fieldLabels[field]}は${limit}文字以内で入力してください`
    : undefined;
}

function birthProblem(birth: string, today: Day): string | undefined {
  if (birth === '') return undefined;
  if (!isDay(birth) || birth < EARLIEST_BIRTH) return INVALID_BIRTH;
  return birth > today ? '生年月日に未来の日付は入れられません' : undefined;
}
