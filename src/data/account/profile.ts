import { useEffect, useMemo } from 'react';
import { map } from 'rxjs';
import { PROFILE_ID, type Profile as ProfileDocument } from '../../../sync/model/account/profiles.collection.ts';
import type { PatchOf } from '../../../sync/model/synced-collections.ts';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { liveRow } from '../../../sync/storage/live-rows.ts';
import { useMember } from '../member/member-context.tsx';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import { sharePerDatabase, useLive } from '../member/use-live.ts';
import { renewEmail } from './identity.ts';

/** The profile fields that a member edits; '' when not set. The birth date is a day 'YYYY-MM-DD'. */
export type ProfileTexts = Readonly<Record<'username' | 'bio' | 'location' | 'birth_date' | 'phone_number', string>>;

export interface Profile extends ProfileTexts {
  readonly email: string;
  /** The instant of joining; null until the profile has synced. */
  readonly created_at: string | null;
}

/** The member's profile, empty until it has synced. */
export function useProfile(): Profile {
  const profile = useProfileDocument();
  return useMemo(() => toProfile(profile), [profile]);
}

function toProfile(profile: ProfileDocument | null): Profile {
  return {
    username: profile?.username ?? '',
    bio: profile?.bio ?? '',
    location: profile?.location ?? '',
    birth_date: profile?.birth_date ?? '',
    phone_number: profile?.phone_number ?? '',
    email: profile?.email ?? '',
    created_at: profile?.created_at ?? null,
  };
}

/** The member's name; '' until the profile has synced. */
export function useUsername(): string {
  return useProfileDocument()?.username ?? '';
}

/** Keeps the address with which the login begins equal to that of the profile. Call once. */
export function useRenewedEmail(): void {
  const { dataId } = useMember();
  const email = useProfileDocument()?.email;
  useEffect(() => {
    if (email) renewEmail(localStorage, dataId, email);
  }, [dataId, email]);
}

/** The stored profile; null until it has synced. */
export function useProfileDocument(): ProfileDocument | null {
  return useLive(profileDocument);
}

const profileDocument = sharePerDatabase((database) =>
  liveRow(database, 'profiles', PROFILE_ID).pipe(map((row) => row?.body ?? null)),
);

/** Saves only the edited fields, so that edits on another device survive. Rejects when the local write fails. */
export async function saveProfile(member: MemberData, edits: Partial<ProfileTexts>): Promise<void> {
  const { username, ...optional } = edits;
  // username must not be empty; other empty fields become null.
  const patch: PatchOf<'profiles'> = { ...(username !== undefined && { username }), ...emptyToNull(optional) };
  if (Object.keys(patch).length === 0) return;
  await member.write(rowWrite('profiles', PROFILE_ID, () => patch));
}

function emptyToNull<F extends string>(texts: Readonly<Partial<Record<F, string>>>) {
  const fields: Partial<Record<F, string | null>> = {};
  for (const field in texts) fields[field] = isBlank(texts[field] ?? '') ? null : texts[field];
  return fields;
}
