import { parseDocument } from '../../../sync/collections/synced-collections.ts';
import type { SyncNotice } from '../../../sync/engine/sync-state.ts';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import { dismissNotice } from '../sync/lost-rows.ts';

/** Registers a lost kata once more, under a new id: the deletion of the old one is final. */
export async function registerLostKata(member: MemberData, lost: SyncNotice): Promise<void> {
  const { zou, ishiki, name, category, is_copied, original_id, review } = parseDocument('kata_forms', lost.body);
  const kata = { zou, ishiki, name, category, is_copied, original_id, review, copy_count: 0 };
  await member.write(rowWrite('kata_forms', member.newId(), () => kata));
  await dismissNotice(member, lost);
}
