import { useMemo } from 'react';
import { PROFILE_ID } from '../../sync/collections/profiles.ts';
import { useMember } from './member-context.tsx';
import { useLive } from './use-live.ts';

/** The profile fields that a member edits; '' when not set. */
export interface ProfileTexts {
  readonly username: string;
  readonly bio: string;
  readonly location: string;
  /** A day, 'YYYY-MM-DD'. */
  readonly birth_date: string;
  readonly phone_number: string;
}

export interface Profile extends ProfileTexts {
  readonly email: string;
  /** The instant of joining; null until the profile has synced. */
  readonly created_at: string | null;
}

/** The member's profile, empty until it has synced; undefined while loading. */
export function useProfile(): Profile | undefined {
  const row = useProfileRow();
  return useMemo(() => {
    if (row === undefined) return undefined;
    const text = (field: keyof Profile) => {
      const value = row?.get(field);
      return typeof value === 'string' ? value : '';
    };
    return {
      username: text('username'),
      bio: text('bio'),
      location: text('location'),
      birth_date: text('birth_date'),
      phone_number: text('phone_number'),
      email: text('email'),
      created_at: text('created_at') || null,
    };
  }, [row]);
}

/** The member's name; '' until the profile has synced. */
export function useUsername(): string {
  const username = useProfileRow()?.get('username');
  return typeof username === 'string' ? username : '';
}

function useProfileRow() {
  const { database } = useMember();
  return useLive(useMemo(() => database.collections.profiles.findOne(PROFILE_ID).$, [database]));
}
