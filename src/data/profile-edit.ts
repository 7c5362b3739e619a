import { PROFILE_ID } from '../../sync/collections/profiles.ts';
import type { Member } from './member.ts';
import type { ProfileTexts } from './profile.ts';

/** Saves only the edited fields, so that edits on another device survive. Rejects when the local write fails. */
export async function saveProfile(member: Member, edits: Partial<ProfileTexts>): Promise<void> {
  // username must not be empty; other empty fields become null.
  const fields = Object.entries(edits).map(([field, text]) => [field, field === 'username' ? text : text || null]);
  if (fields.length === 0) return;
  await member.write('profiles', PROFILE_ID, () => Object.fromEntries(fields));
}
