import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Profile, ProfileTexts } from '../../../data/account/profile.ts';
import { saveProfile } from '../../../data/account/profile-edit.ts';
import { useMember, useToday } from '../../../data/member/member-context.tsx';
import { timers } from '../../../lib/timers.ts';
import { origins, paths } from '../../../paths.ts';
import { focusFirstInvalid } from '../../../ui/forms/focus-first-invalid.ts';
import { type ProfileProblems, plainPhone, profileProblems } from './edit-problems.ts';

/** Delay before the profile opens after saving, in milliseconds. */
const REDIRECT_MS = 1500;

type Phase = { readonly name: 'editing' | 'saving' | 'saved' } | { readonly name: 'failed'; readonly cause: unknown };

export interface ProfileForm {
  readonly texts: ProfileTexts;
  readonly change: (field: keyof ProfileTexts, text: string) => void;
  readonly problems: ProfileProblems;
  readonly phase: Phase;
  /** True while there is unsaved input. */
  readonly isDirty: boolean;
  readonly submit: () => void;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** Keeps only the edited fields, so that unedited ones show changes from other devices. */
export function useProfileForm(profile: Profile): ProfileForm {
  const member = useMember();
  const today = useToday();
  const navigate = useNavigate();
  const isFromProfile = useLocation().state === origins.profile;
  const [typed, setTyped] = useState<Partial<ProfileTexts>>({});
  const [checked, setChecked] = useState<ProfileProblems>({});
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  const ref = useRef<HTMLFormElement>(null);
  const edits = changedTexts(typed, profile);

  useEffect(() => {
    if (Object.keys(checked).length > 0) focusFirstInvalid(ref.current);
  }, [checked]);

  useEffect(() => {
    if (phase.name !== 'saved') return;
    // Neither the form nor a second profile entry may remain in the history.
    const leave = () => (isFromProfile ? navigate(-1) : navigate(paths.profile, { replace: true }));
    return timers.after(REDIRECT_MS, () => void leave());
  }, [phase, navigate, isFromProfile]);

  async function submit() {
    const found = { ...profileProblems(edits, today), ...incompleteDateProblems(ref.current) };
    setChecked(found);
    if (Object.keys(found).length > 0) return setPhase({ name: 'editing' });
    setPhase({ name: 'saving' });
    try {
      const normalized = normalizeTexts(edits);
      await saveProfile(member, normalized);
      setTyped(normalized);
      setPhase({ name: 'saved' });
    } catch (cause) {
      setPhase({ name: 'failed', cause });
    }
  }

  return {
    texts: { ...profile, ...typed },
    change(field, text) {
      setTyped((held) => ({ ...held, [field]: text }));
      setChecked(({ [field]: _changed, ...others }) => others);
      setPhase({ name: 'editing' });
    },
    problems: checked,
    phase,
    isDirty: Object.keys(edits).length > 0,
    submit: () => {
      if (phase.name !== 'saving' && { ...profile, ...typed }.username.trim() !== '') void submit();
    },
    ref,
  };
}

function changedTexts(typed: Partial<ProfileTexts>, profile: Profile): Partial<ProfileTexts> {
  const fields = ['username', 'bio', 'location', 'birth_date', 'phone_number'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = typed[field];
      return text === undefined || text === profile[field] ? [] : [[field, text] as const];
    }),
  );
}

function normalizeTexts(edits: Partial<ProfileTexts>): Partial<ProfileTexts> {
  return Object.fromEntries(
    Object.entries(edits).map(([field, text]) => [field, field === 'phone_number' ? plainPhone(text) : text.trim()]),
  );
}

/** Browsers report a partly filled date as ''. Saving that would erase the stored date. */
function incompleteDateProblems(form: HTMLFormElement | null): ProfileProblems {
  const input = form?.elements.namedItem('birth_date');
  const isIncomplete = input instanceof HTMLInputElement && input.validity.badInput;
  return isIncomplete ? { birth_date: '生年月日をもう一度お確かめください' } : {};
}
