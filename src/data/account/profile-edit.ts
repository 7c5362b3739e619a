import { PROFILE_ID } from '../../../sync/model/account/profiles.collection.ts';
import type { PatchOf } from '../../../sync/model/synced-collections.ts';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import type { ProfileTexts } from './profile.ts';

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
