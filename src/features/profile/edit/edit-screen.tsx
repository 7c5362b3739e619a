import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Day, isDay, toDay } from '../../../../sync/model/day/day.ts';
import { limits } from '../../../../sync/model/limits.ts';
import { plainPhone } from '../../../../sync/model/text/plain-input.ts';
import { isBlank, storedText } from '../../../../sync/model/text/stored-text.ts';
import { type Profile, type ProfileTexts, saveProfile, useProfile } from '../../../data/account/profile.ts';
import { useMember, useToday } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useHomeArriving } from '../../../data/sync/sync-status.ts';
import { timers } from '../../../lib/timers.ts';
import { UnsavedGuard } from '../../../navigation/unsaved-guard.tsx';
import { origins, paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../ui/feedback/empty-state.tsx';
import { countCodePoints } from '../../../ui/forms/field.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields.tsx';
import { type Form, type Problems, useForm } from '../../../ui/forms/use-form.ts';
import { Card, Stack } from '../../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { useExtensionErrorFilter } from './use-extension-error-filter.ts';

export function EditScreen() {
  useExtensionErrorFilter();
  const profile = useProfile();
  const arriving = useHomeArriving();
  return (
    <Page title="プロフィール編集" back={<BackLink to={paths.profile} />}>
      {arriving ? <Spinner>読み込み中...</Spinner> : <EditForm profile={profile} />}
    </Page>
  );
}

const leaveConfirmation = {
  title: '編集中の内容は保存されていません',
  body: 'このまま離れると、変更した内容は消えます。',
  confirmLabel: '保存せずに離れる',
  cancelLabel: '編集を続ける',
  tone: 'danger',
} as const;

/** Why these two are asked for. */
const OPTIONAL = '任意です。今の稽古では使いません。';

/** The five editable profile fields, and the read-only email address of an account. */
function EditForm({ profile }: { readonly profile: Profile }) {
  const { values, field, failure, isDirty, isSubmitting, isSubmitted, props } = useProfileForm(profile);
  const today = useToday();
  const { isGuest } = useMember();
  const isDone = isSubmitting || isSubmitted;
  return (
    <Card label="プロフィールの編集">
      <form {...props}>
        <Stack gap="m">
          <TextField {...field('username')} label="ユーザー名" autoComplete="nickname" required />
          <TextArea {...field('bio')} label="自己紹介" limit={limits.bio_max} rows={4} autoComplete="off" />
          <TextField {...field('location')} label="地域" autoComplete="address-level1" />
          <TextField
            {...field('birth_date')}
            label="生年月日"
            hint={OPTIONAL}
            type="date"
            min={EARLIEST_BIRTH}
            max={today}
            autoComplete="bday"
          />
          <TextField
            {...field('phone_number')}
            label="電話番号"
            hint={OPTIONAL}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          {isGuest ? null : (
            <TextField
              label="メールアドレス"
              hint="メールアドレスは変更できません"
              type="email"
              value={profile.email}
              onChange={() => {}}
              autoComplete="email"
              readOnly
            />
          )}
          <div aria-live="polite">
            {isSubmitted ? <Banner tone="success" title="プロフィールを更新しました" /> : null}
          </div>
          {failure === null ? null : (
            <Banner tone="error" title="保存に失敗しました">
              {errorMessage(failure)}
            </Banner>
          )}
          <Button label="保存する" type="submit" full disabled={isBlank(values.username) || isDone} />
        </Stack>
      </form>
      {isDirty && !isDone ? <UnsavedGuard confirmation={leaveConfirmation} /> : null}
    </Card>
  );
}

const REDIRECT_MS = 1500;

/** Keeps only the edited fields, so that unedited ones show changes from other devices. */
function useProfileForm(profile: Profile): Form<ProfileTexts> {
  const member = useMember();
  const today = useToday();
  const navigate = useNavigate();
  const isFromProfile = useLocation().state === origins.profile;
  const form: Form<ProfileTexts> = useForm<ProfileTexts>({
    initial: profile,
    draft: 'profile',
    check: (_texts, edits) => profileProblems(edits, today),
    // Saving the '' of a partly filled date would erase the stored one.
    incomplete: { birth_date: INVALID_BIRTH },
    async onSubmit(_texts, edits) {
      const normalized = normalizeTexts(edits);
      await saveProfile(member, normalized);
      form.change(normalized);
    },
  });
  const { isSubmitted } = form;

  useEffect(() => {
    if (!isSubmitted) return;
    // Neither the form nor a second profile entry may remain in the history.
    const leave = () => (isFromProfile ? navigate(-1) : navigate(paths.profile, { replace: true }));
    return timers.after(REDIRECT_MS, () => void leave());
  }, [isSubmitted, navigate, isFromProfile]);

  return form;
}

function normalizeTexts(edits: Readonly<Record<string, string>>): Partial<ProfileTexts> {
  const normalize = (field: string) => (field === 'phone_number' ? plainPhone : storedText);
  return Object.fromEntries(Object.entries(edits).map(([field, text]) => [field, normalize(field)(text)]));
}

/** Earliest plausible date of birth. */
const EARLIEST_BIRTH = toDay('1900-01-01');

/** Message for a date of birth that is wrong, or only partly filled in. */
const INVALID_BIRTH = '生年月日をもう一度お確かめください';

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
