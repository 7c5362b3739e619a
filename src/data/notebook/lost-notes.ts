import { parseDocument } from '../../../sync/collections/synced-collections.ts';
import type { SyncNotice } from '../../../sync/engine/sync-state.ts';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import { dismissNotice } from '../sync/lost-rows.ts';

/** Writes a lost note down once more, under a new id: the deletion of the old one is final. */
export async function writeLostNote(member: MemberData, lost: SyncNotice): Promise<void> {
  const note = parseDocument('notes', lost.body);
  await member.write(rowWrite('notes', member.newId(), () => note));
  await dismissNotice(member, lost);
}
