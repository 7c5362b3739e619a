import { PROFILE_ID } from '../../sync/collections/profiles.ts';
import type { Member } from './member.ts';
import type { ProfileTexts } from './profile.ts';

/**
 * Saves the fields that were edited and no others, so that what another device changes meanwhile survives. Rejects when
 * the device cannot store it.
 */
export async function saveProfile(member: Member, edits: Partial<ProfileTexts>): Promise<void> {
  // A name is never empty; any other field without text is none.
  const fields = Object.entries(edits).map(([field, text]) => [field, field === 'username' ? text : text || null]);
  if (fields.length === 0) return;
  await member.write('profiles', PROFILE_ID, () => Object.fromEntries(fields));
}
