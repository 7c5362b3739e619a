import { type Day, isDay, toDay } from '../../../../sync/model/day/day.ts';
import { limits } from '../../../../sync/model/limits.ts';
import { plainPhone } from '../../../../sync/model/text/plain-input.ts';
import { storedText } from '../../../../sync/model/text/stored-text.ts';
import type { ProfileTexts } from '../../../data/account/profile.ts';
import { countCodePoints } from '../../../ui/forms/field.tsx';
import type { Problems } from '../../../ui/forms/use-form.ts';

/** Earliest plausible date of birth. */
export const EARLIEST_BIRTH = toDay('1900-01-01');

/** Message for a date of birth that is wrong, or only partly filled in. */
export const INVALID_BIRTH = '生年月日をもう一度お確かめください';

const textFields = {
  username: { label: 'ユーザー名', limit: limits.username_max },
  bio: { label: '自己紹介', limit: limits.bio_max },
  location: { label: '地域', limit: limits.location_max },
  phone_number: { label: '電話番号', limit: limits.phone_number_max },
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

function lengthProblem(field: keyof typeof textFields, edits: Partial<ProfileTexts>): string | undefined {
  const { label, limit } = textFields[field];
  return countCodePoints(storedText(edits[field] ?? '')) > limit
    ? `${label}は${limit}文字以内で入力してください`
    : undefined;
}

function birthProblem(birth: string, today: Day): string | undefined {
  if (birth === '') return undefined;
  if (!isDay(birth) || birth < EARLIEST_BIRTH) return INVALID_BIRTH;
  return birth > today ? '生年月日に未来の日付は入れられません' : undefined;
}
