import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Profile, ProfileTexts } from '../../../data/account/profile.ts';
import { saveProfile } from '../../../data/account/profile-edit.ts';
import { useMember, useToday } from '../../../data/member/member-context.tsx';
import { timers } from '../../../lib/timers.ts';
import { origins, paths } from '../../../paths.ts';
import { type Form, useForm } from '../../../ui/forms/use-form.ts';
import { INVALID_BIRTH, plainPhone, profileProblems } from './edit-problems.ts';

/** Delay before the profile opens after saving, in milliseconds. */
const REDIRECT_MS = 1500;

/** Keeps only the edited fields, so that unedited ones show changes from other devices. */
export function useProfileForm(profile: Profile): Form<ProfileTexts> {
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
  return Object.fromEntries(
    Object.entries(edits).map(([field, text]) => [field, field === 'phone_number' ? plainPhone(text) : text.trim()]),
  );
}
